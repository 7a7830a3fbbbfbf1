import { CdkDrag } from '@angular/cdk/drag-drop';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkDragDropAxisLockExample } from './cdk-drag-drop-axis-lock-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropAxisLockExample);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const press = async (selector: string, key: string) => {
    element.querySelector(selector)?.dispatchEvent(new KeyboardEvent('keydown', { key }));
    await fixture.whenStable();
  };
  const status = () => element.querySelector('[role=status]')?.textContent;
  return { fixture, press, status };
}

describe('CdkDragDropAxisLockExample', () => {
  it('leaves each part one axis', async () => {
    const { fixture } = await setUp();
    const parts = fixture.debugElement.queryAll(By.directive(CdkDrag));
    expect(parts.map(({ injector }) => injector.get(CdkDrag).lockAxis)).toEqual(['x', 'y']);
  });

  it('takes up where a drag has ended', async () => {
    const { fixture, press, status } = await setUp();
    const [ferry] = fixture.debugElement.queryAll(By.directive(CdkDrag));
    ferry.triggerEventHandler('cdkDragEnded', {
      source: { getFreeDragPosition: () => ({ x: 35, y: 0 }) },
    });
    await press('.ferry', 'ArrowRight');
    expect(status()).toBe('Ferry 45 px to the right, buoy 0 px down');
  });

  it('moves by the arrow keys of its axis, and not by the others', async () => {
    const { press, status } = await setUp();
    await press('.buoy', 'ArrowDown');
    await press('.buoy', 'ArrowRight');
    await press('.ferry', 'ArrowUp');
    expect(status()).toBe('Ferry 0 px to the right, buoy 10 px down');
  });
});
