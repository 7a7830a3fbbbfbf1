import { CdkDropList } from '@angular/cdk/drag-drop';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkDragDropGroupExample } from './cdk-drag-drop-group-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropGroupExample);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const jobs = (stage: string) =>
    [...element.querySelectorAll<HTMLElement>(`[aria-label="${stage}"] li`)].map(
      ({ dataset }) => dataset['job'],
    );
  return { fixture, element, jobs };
}

describe('CdkDragDropGroupExample', () => {
  it('connects every list with every other, the last one with the first', async () => {
    const { fixture, jobs } = await setUp();
    const lists = fixture.debugElement.queryAll(By.directive(CdkDropList));
    const [first, , last] = lists;
    last.triggerEventHandler('cdkDropListDropped', {
      previousContainer: first.injector.get(CdkDropList),
      container: last.injector.get(CdkDropList),
      previousIndex: 0,
      currentIndex: 0,
    });
    await fixture.whenStable();
    expect(jobs('Reported')).toEqual(['Dim bulb']);
    expect(jobs('Repaired')).toEqual(['Loose rail']);
  });

  it('moves a job by a button and stays on it', async () => {
    const { fixture, element, jobs } = await setUp();
    element.querySelector<HTMLElement>('[aria-label="Repaired, move Rusty hinge there"]')?.click();
    await fixture.whenStable();
    expect(jobs('Repaired')).toEqual(['Rusty hinge']);
    expect(document.activeElement?.closest('li')?.dataset['job']).toBe('Rusty hinge');
    expect(element.querySelector('[role=status]')?.textContent).toContain('Rusty hinge: Repaired');
  });
});
