import { CdkDrag, CdkDropList } from '@angular/cdk/drag-drop';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkDragDropCopyExample } from './cdk-drag-drop-copy-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropCopyExample);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const list = (name: string) =>
    [...element.querySelectorAll(`[aria-label="${name}"] li`)].map((row) =>
      row.firstChild?.textContent?.trim(),
    );
  const [box, rhythm] = fixture.debugElement.queryAll(By.directive(CdkDropList));
  const drop = async (from: typeof box, previousIndex: number, currentIndex: number) => {
    rhythm.triggerEventHandler('cdkDropListDropped', {
      previousContainer: from.injector.get(CdkDropList),
      container: rhythm.injector.get(CdkDropList),
      previousIndex,
      currentIndex,
    });
    await fixture.whenStable();
  };
  return { fixture, element, list, box, rhythm, drop };
}

describe('CdkDragDropCopyExample', () => {
  it('copies from the box, which keeps its sounds and takes none', async () => {
    const { list, box, rhythm, drop } = await setUp();
    await drop(box, 1, 0);
    await drop(box, 1, 2);
    expect(list('Rhythm')).toEqual(['Bell', 'Drum', 'Bell']);
    expect(list('Sounds')).toEqual(['Drum', 'Bell', 'Clap']);

    await drop(rhythm, 0, 1);
    expect(list('Rhythm')).toEqual(['Drum', 'Bell', 'Bell']);
    const sounds = box.injector.get(CdkDropList);
    expect(sounds.hasAnchor).toBe(true);
    const drag = rhythm.query(By.directive(CdkDrag)).injector.get(CdkDrag);
    expect(sounds.enterPredicate(drag, sounds)).toBe(false);
  });

  it('adds one at the end by a button', async () => {
    const { fixture, element, list } = await setUp();
    element.querySelector<HTMLElement>('[aria-label="Add Clap"]')?.click();
    await fixture.whenStable();
    expect(list('Rhythm')).toEqual(['Drum', 'Clap']);
    expect(element.querySelector('[role=status]')?.textContent).toBe('Clap added as beat 2.');
  });
});
