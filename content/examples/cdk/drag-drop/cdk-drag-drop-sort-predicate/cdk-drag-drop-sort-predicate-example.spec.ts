import { CdkDrag, CdkDropList } from '@angular/cdk/drag-drop';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkDragDropSortPredicateExample } from './cdk-drag-drop-sort-predicate-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropSortPredicateExample);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const steps = () =>
    [...element.querySelectorAll('li')].map((row) => row.firstChild?.textContent?.trim());
  const press = async (name: string) => {
    element.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
    await fixture.whenStable();
  };
  return { fixture, steps, press };
}

describe('CdkDragDropSortPredicateExample', () => {
  it('offers all places but the first and the last', async () => {
    const { fixture } = await setUp();
    const list = fixture.debugElement.query(By.directive(CdkDropList)).injector.get(CdkDropList);
    const [, sift] = fixture.debugElement.queryAll(By.directive(CdkDrag));
    const drag = sift.injector.get(CdkDrag);
    const offered = [0, 1, 2, 3, 4].filter((place) => list.sortPredicate(place, drag, list));
    expect(offered).toEqual([1, 2, 3]);
  });

  it('keeps the buttons to the same places', async () => {
    const { steps, press } = await setUp();
    await press('Later: Whisk');
    await press('Later: Whisk');
    expect(steps()).toEqual(['Heat the oven', 'Sift', 'Fold', 'Whisk', 'Bake']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Later: Whisk');
  });
});
