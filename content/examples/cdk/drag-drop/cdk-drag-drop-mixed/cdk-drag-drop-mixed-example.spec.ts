import { CdkDropList } from '@angular/cdk/drag-drop';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkDragDropMixedExample } from './cdk-drag-drop-mixed-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropMixedExample);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const jars = () => [...element.querySelectorAll<HTMLElement>('.jar')];
  const spices = () => jars().map((jar) => jar.textContent.trim());
  const press = async (index: number, key: string) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    jars()[index].dispatchEvent(event);
    await fixture.whenStable();
    return event.defaultPrevented;
  };
  return { fixture, spices, press };
}

describe('CdkDragDropMixedExample', () => {
  it('sorts in both directions', async () => {
    const { fixture, spices } = await setUp();
    const shelf = fixture.debugElement.query(By.directive(CdkDropList));
    expect(shelf.injector.get(CdkDropList).orientation).toBe('mixed');
    shelf.triggerEventHandler('cdkDropListDropped', { previousIndex: 8, currentIndex: 0 });
    await fixture.whenStable();
    expect(spices().slice(0, 2)).toEqual(['Sumac', 'Anise']);
  });

  it('moves the focused jar by keys and leaves other keys alone', async () => {
    const { spices, press } = await setUp();
    expect(await press(0, 'ArrowRight')).toBe(true);
    expect(spices().slice(0, 2)).toEqual(['Cardamom', 'Anise']);
    expect(document.activeElement?.textContent.trim()).toBe('Anise');

    await press(1, 'End');
    expect(spices().at(-1)).toBe('Anise');
    await press(8, 'ArrowRight');
    expect(spices().at(-1)).toBe('Anise');
    expect(await press(8, 'Tab')).toBe(false);
  });
});
