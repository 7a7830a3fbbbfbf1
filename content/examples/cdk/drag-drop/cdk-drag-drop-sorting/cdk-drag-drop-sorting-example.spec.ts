import { TestBed } from '@angular/core/testing';
import { CdkDragDropSortingExample } from './cdk-drag-drop-sorting-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropSortingExample);
  const element: HTMLElement = fixture.nativeElement;
  await fixture.whenStable();
  const ports = () =>
    [...element.querySelectorAll('li')].map((row) => row.querySelector('.port')?.textContent);
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

  it('has nowhere to go for the first one and the last one', async () => {
    const { element } = await setUp();
    const disabled = [...element.querySelectorAll('button:disabled')];
    expect(disabled.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Move Bergen up',
      'Move Seyðisfjörður down',
    ]);
  });

  it('keeps the focus on the port that is moved, at the ends too', async () => {
    const { fixture, element, ports } = await setUp();
    document.body.append(element);
    const press = async (name: string) => {
      const button = element.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`);
      button?.focus();
      button?.click();
      await fixture.whenStable();
      return document.activeElement?.getAttribute('aria-label');
    };
    expect(await press('Move Tórshavn up')).toBe('Move Tórshavn up');
    expect(await press('Move Tórshavn up')).toBe('Move Tórshavn down');
    expect(await press('Move Tórshavn down')).toBe('Move Tórshavn down');
    expect(ports()).toEqual(['Bergen', 'Tórshavn', 'Lerwick', 'Seyðisfjörður']);
  });
});
