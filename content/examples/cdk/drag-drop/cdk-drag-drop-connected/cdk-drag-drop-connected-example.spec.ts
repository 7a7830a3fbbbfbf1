import { CdkDropList } from '@angular/cdk/drag-drop';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkDragDropConnectedExample } from './cdk-drag-drop-connected-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropConnectedExample);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const things = (list: string) =>
    [...element.querySelectorAll(`[aria-label="${list}"] li`)].map((row) =>
      row.firstChild?.textContent?.trim(),
    );
  return { fixture, element, things };
}

describe('CdkDragDropConnectedExample', () => {
  it('takes a dropped thing to its place in the other list', async () => {
    const { fixture, element, things } = await setUp();
    const [home, packed] = fixture.debugElement.queryAll(By.directive(CdkDropList));
    packed.triggerEventHandler('cdkDropListDropped', {
      previousContainer: home.injector.get(CdkDropList),
      container: packed.injector.get(CdkDropList),
      previousIndex: 1,
      currentIndex: 0,
    });
    await fixture.whenStable();
    expect(things('At home')).toEqual(['Tent', 'Lamp', 'Rope']);
    expect(things('Packed')).toEqual(['Stove', 'Map']);
    expect(element.querySelector('[role=status]')?.textContent).toBe('Stove is packed, number 1.');
  });

  it('does the same by a button, which keeps the focus', async () => {
    const { fixture, element, things } = await setUp();
    element.querySelector<HTMLElement>('[aria-label="Pack Rope"]')?.click();
    await fixture.whenStable();
    expect(things('Packed')).toEqual(['Map', 'Rope']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Unpack Rope');
  });
});
