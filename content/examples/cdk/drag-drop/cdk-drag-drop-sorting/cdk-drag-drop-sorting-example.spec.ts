import { TestBed } from '@angular/core/testing';
import { CdkDragDropSortingExample } from './cdk-drag-drop-sorting-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropSortingExample);
  const element: HTMLElement = fixture.nativeElement;
  await fixture.whenStable();
  const ports = () =>
    [...element.querySelectorAll('li')].map((row) => row.firstChild?.textContent?.trim());
  return { fixture, element, ports };
}

describe('CdkDragDropSortingExample', () => {
  it('moves a port up by its button and says where it is now', async () => {
    const { fixture, element, ports } = await setUp();
    element.querySelector<HTMLButtonElement>('[aria-label="Move Lerwick up"]')?.click();
    await fixture.whenStable();
    expect(ports().slice(0, 2)).toEqual(['Lerwick', 'Bergen']);
    expect(element.querySelector('[role=status]')?.textContent).toBe('Lerwick is now stop 1.');
  });

  it('has nowhere to go for the first one', async () => {
    const { element } = await setUp();
    const buttons = [...element.querySelectorAll<HTMLButtonElement>('button')];
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true, false, false, false]);
  });
});
