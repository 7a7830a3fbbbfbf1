import { CdkDrag } from '@angular/cdk/drag-drop';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkDragDropFreePositionExample } from './cdk-drag-drop-free-position-example';

const KEY = 'cdk-drag-drop-free-position';

async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropFreePositionExample);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  return { fixture, status: () => element.querySelector('[role=status]')?.textContent };
}

describe('CdkDragDropFreePositionExample', () => {
  afterEach(() => localStorage.clear());

  it('stores where the drag ended and is there the next time', async () => {
    const { fixture } = await setUp();
    fixture.debugElement.query(By.directive(CdkDrag)).triggerEventHandler('cdkDragEnded', {
      source: { getFreeDragPosition: () => ({ x: 80.5, y: 40 }) },
    });
    expect(localStorage.getItem(KEY)).toBe('80.5,40');
    fixture.destroy();

    const { status } = await setUp();
    expect(status()).toBe('80.5 px across, 40 px down');
  });

  it('moves by arrow keys and goes back to the start', async () => {
    const { fixture, status } = await setUp();
    const [note, reset] = [...fixture.nativeElement.querySelectorAll('button')];
    note.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    await fixture.whenStable();
    expect(status()).toBe('40 px across, 24 px down');
    reset.click();
    await fixture.whenStable();
    expect(status()).toBe('24 px across, 24 px down');
  });

  it('starts anew when what is stored is no position', async () => {
    localStorage.setItem(KEY, 'over there');
    const { status } = await setUp();
    expect(status()).toBe('24 px across, 24 px down');
  });
});
