import { CdkDropList } from '@angular/cdk/drag-drop';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkTableReorderableColumnsExample } from './cdk-table-reorderable-columns-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkTableReorderableColumnsExample);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const texts = (selector: string) =>
    [...element.querySelectorAll(selector)].map((cell) => cell.textContent);
  return { fixture, element, texts };
}

describe('CdkTableReorderableColumnsExample', () => {
  it('moves the whole column with its dropped head', async () => {
    const { fixture, texts } = await setUp();
    fixture.debugElement
      .query(By.directive(CdkDropList))
      .triggerEventHandler('cdkDropListDropped', { previousIndex: 3, currentIndex: 0 });
    await fixture.whenStable();
    expect(texts('th')).toEqual(['berth', 'name', 'flag', 'length']);
    expect(texts('tbody tr:first-child td')).toEqual(['3', 'Petrel', 'NO', '41 m']);
  });

  it('moves a column on by its button, from the last place to the first', async () => {
    const { fixture, element, texts } = await setUp();
    const button = element.querySelector<HTMLElement>(
      '[aria-label="length +1, move by one place"]',
    );
    button?.focus();
    for (let presses = 0; presses < 2; presses++) {
      button?.click();
      await fixture.whenStable();
    }
    expect(texts('th')).toEqual(['length', 'name', 'flag', 'berth']);
    expect(document.activeElement).toBe(button);
    expect(element.querySelector('[role=status]')?.textContent).toBe('Column length is number 1.');
  });
});
