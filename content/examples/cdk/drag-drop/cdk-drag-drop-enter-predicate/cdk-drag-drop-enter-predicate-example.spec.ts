import { CdkDrag, CdkDropList } from '@angular/cdk/drag-drop';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkDragDropEnterPredicateExample } from './cdk-drag-drop-enter-predicate-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropEnterPredicateExample);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const press = async (name: string) => {
    element.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
    await fixture.whenStable();
    return element.querySelector('[role=status]')?.textContent;
  };
  return { fixture, press };
}

describe('CdkDragDropEnterPredicateExample', () => {
  it('lets glass into the glass bin only, and anything onto the table', async () => {
    const { fixture } = await setUp();
    const lists = fixture.debugElement
      .queryAll(By.directive(CdkDropList))
      .map(({ injector }) => injector.get(CdkDropList));
    const jar = fixture.debugElement.query(By.directive(CdkDrag)).injector.get(CdkDrag);
    expect(jar.data.name).toBe('Jam jar');
    expect(lists.map((list) => list.enterPredicate(jar, list))).toEqual([true, true, false]);
  });

  it('tells the buttons the same', async () => {
    const { press } = await setUp();
    expect(await press('Paper bin, put Bottle there')).toBe("Bottle doesn't go in the paper bin.");
    expect(await press('Glass bin, put Bottle there')).toBe('Bottle: Glass bin.');
    expect(document.activeElement?.closest('li')?.dataset['thing']).toBe('Bottle');
  });
});
