import { TestBed } from '@angular/core/testing';
import { CdkCollectionsDataSourceExample } from './cdk-collections-data-source-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkCollectionsDataSourceExample);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const [add, toggle] = [...element.querySelectorAll('button')];
  const press = async (button: HTMLElement) => {
    button.click();
    await fixture.whenStable();
  };
  const names = () =>
    [...element.querySelectorAll('td.cdk-column-name')].map((cell) => cell.textContent);
  return { add, toggle, press, names, status: element.querySelector('[role=status]') };
}

describe('CdkCollectionsDataSourceExample', () => {
  it('renders what the source emits, in its order', async () => {
    const { add, press, names } = await setUp();
    await press(add);
    expect(names()).toEqual(['Old pier', 'Buoy 1', 'Skerry']);
  });

  it('is disconnected with the table, and keeps its data', async () => {
    const { add, toggle, press, names, status } = await setUp();
    expect(status?.textContent).toBe('Connections to the source: 1');
    await press(toggle);
    expect(status?.textContent).toBe('Connections to the source: 0');
    await press(add);
    await press(toggle);
    expect(status?.textContent).toBe('Connections to the source: 1');
    expect(names()).toHaveLength(3);
  });
});
