import { CdkDropList } from '@angular/cdk/drag-drop';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkDragDropHorizontalExample } from './cdk-drag-drop-horizontal-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropHorizontalExample);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const cars = () =>
    [...element.querySelectorAll('li')].map((car) => car.firstChild?.textContent?.trim());
  const press = async (name: string) => {
    element.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
    await fixture.whenStable();
  };
  return { fixture, cars, press };
}

describe('CdkDragDropHorizontalExample', () => {
  it('sorts along the horizontal', async () => {
    const { fixture, cars } = await setUp();
    const list = fixture.debugElement.query(By.directive(CdkDropList));
    expect(list.injector.get(CdkDropList).orientation).toBe('horizontal');
    list.triggerEventHandler('cdkDropListDropped', { previousIndex: 3, currentIndex: 1 });
    await fixture.whenStable();
    expect(cars()).toEqual(['Engine', 'Sleeper', 'Mail', 'Dining']);
  });

  it('moves a car back by its button, which keeps the focus, and no further than the end', async () => {
    const { cars, press } = await setUp();
    await press('Move Dining back');
    expect(cars()).toEqual(['Engine', 'Mail', 'Sleeper', 'Dining']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Dining back');
    await press('Move Dining back');
    expect(cars()).toEqual(['Engine', 'Mail', 'Sleeper', 'Dining']);
  });
});
