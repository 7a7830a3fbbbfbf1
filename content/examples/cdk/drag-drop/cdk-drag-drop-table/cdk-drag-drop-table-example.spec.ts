import { CdkDropList } from '@angular/cdk/drag-drop';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkDragDropTableExample } from './cdk-drag-drop-table-example';

const at = (type: string, clientY: number) =>
  new MouseEvent(type, { bubbles: true, cancelable: true, buttons: 1, detail: 1, clientY });

async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropTableExample);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const rows = () => [...element.querySelectorAll('tr.cdk-row')];
  const names = () => rows().map((row) => row.querySelector('td')?.textContent.trim());
  return { fixture, element, rows, names };
}

describe('CdkDragDropTableExample', () => {
  it('finds its rows in the body of the table and lifts them', async () => {
    const { rows } = await setUp();
    rows()[1].dispatchEvent(at('mousedown', 0));
    document.dispatchEvent(at('mousemove', 20));
    expect(document.querySelector('tbody > .cdk-drag-placeholder')).not.toBeNull();
    document.dispatchEvent(at('mouseup', 20));
  });

  it('renders the new order after a drop', async () => {
    const { fixture, names } = await setUp();
    fixture.debugElement
      .query(By.directive(CdkDropList))
      .triggerEventHandler('cdkDropListDropped', { previousIndex: 3, currentIndex: 0 });
    await fixture.whenStable();
    expect(names()).toEqual(['Long pier', 'Cape light', 'Seal bank', 'Inner harbor']);
  });

  it('moves a row up by its button, which keeps the focus', async () => {
    const { fixture, element, names } = await setUp();
    element.querySelector<HTMLElement>('[aria-label="Move Seal bank up"]')?.click();
    await fixture.whenStable();
    expect(names().slice(0, 2)).toEqual(['Seal bank', 'Cape light']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Seal bank up');
  });
});
