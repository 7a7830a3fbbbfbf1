import { CdkDropList } from '@angular/cdk/drag-drop';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkDragDropTabsExample } from './cdk-drag-drop-tabs-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropTabsExample);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const tabs = () => [...element.querySelectorAll('[role=tab]')];
  const names = () => tabs().map((tab) => tab.textContent.trim());
  const press = async (key: string, shiftKey = false) => {
    element
      .querySelector('[aria-selected=true]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey }));
    await fixture.whenStable();
  };
  const panel = () => element.querySelector('[role=tabpanel]');
  return { fixture, names, press, panel };
}

describe('CdkDragDropTabsExample', () => {
  it('keeps the shown tab when tabs change places', async () => {
    const { fixture, names, panel } = await setUp();
    fixture.debugElement
      .query(By.directive(CdkDropList))
      .triggerEventHandler('cdkDropListDropped', { previousIndex: 0, currentIndex: 2 });
    await fixture.whenStable();
    expect(names()).toEqual(['Crew', 'Route', 'Budget']);
    expect(panel()?.textContent).toContain('4 percent below');
  });

  it('shows the next tab by an arrow key and moves the tab with Shift', async () => {
    const { names, press, panel } = await setUp();
    await press('ArrowRight');
    expect(panel()?.getAttribute('aria-labelledby')).toBe('sheet-Crew');
    expect(document.activeElement?.textContent.trim()).toBe('Crew');

    await press('ArrowRight', true);
    expect(names()).toEqual(['Budget', 'Route', 'Crew']);
    expect(document.activeElement?.textContent.trim()).toBe('Crew');
    await press('ArrowRight', true);
    expect(names()).toEqual(['Budget', 'Route', 'Crew']);
  });
});
