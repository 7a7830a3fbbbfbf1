import { LiveAnnouncer } from '@angular/cdk/a11y';
import { CdkDropList } from '@angular/cdk/drag-drop';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatMenuHarness } from '@angular/material/menu/testing';
import { By } from '@angular/platform-browser';
import { BoardService } from './board-service';
import { CdkDragDropBoardExample } from './cdk-drag-drop-board-example';

describe('CdkDragDropBoardExample', () => {
  async function setUp(fails = false) {
    const server = TestBed.inject(BoardService);
    server.fails.set(fails);
    const announce = vi.spyOn(TestBed.inject(LiveAnnouncer), 'announce');
    const fixture = TestBed.createComponent(CdkDragDropBoardExample);
    document.body.append(fixture.nativeElement);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const ids = (name: string) =>
      [...element.querySelectorAll<HTMLElement>(`ul[aria-label="${name}"] [data-task]`)].map(
        ({ dataset }) => Number(dataset['task']),
      );
    const pickUp = async (id: number) => {
      const handle = element.querySelector<HTMLElement>(`[data-task="${id}"] .handle`);
      handle?.focus();
      handle?.click();
      await fixture.whenStable();
    };
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
        await fixture.whenStable();
      }
    };
    const choose = async (title: string, text: string | RegExp) => {
      const selector = `[aria-label="Places for ${title}"]`;
      const menu = await loader.getHarness(MatMenuHarness.with({ selector }));
      await menu.open();
      await menu.clickItem({ text });
      await fixture.whenStable();
    };
    const said = () => announce.mock.lastCall?.[0];
    const alert = () => element.querySelector('[role=alert]')?.textContent;
    return { server, fixture, loader, element, ids, pickUp, press, choose, said, alert };
  }

  it('moves a card with the arrow keys, says where it is, and keeps the focus on it', async () => {
    const { element, ids, pickUp, press, said } = await setUp();
    await pickUp(1);
    expect(said()).toContain('Repaint the hull is picked up');
    await press('ArrowDown');
    expect(ids('To do')).toEqual([2, 1, 3]);
    await press('ArrowRight');
    expect(ids('In work')).toEqual([4, 1, 5]);
    expect(said()).toBe('Repaint the hull: In work, 2 of 3');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Repaint the hull');
    expect(element.querySelector('.lifted')).not.toBeNull();

    await pickUp(1);
    expect(said()).toBe('Repaint the hull is dropped.');
    expect(element.querySelector('.lifted')).toBeNull();
  });

  it('cancels a move', async () => {
    const { ids, pickUp, press } = await setUp();
    await pickUp(3);
    await press('ArrowUp', 'ArrowRight', 'Escape');
    expect(ids('To do')).toEqual([1, 2, 3]);
    expect(document.activeElement?.closest('li')?.dataset['task']).toBe('3');
  });

  it('drops a card that loses the focus', async () => {
    const { fixture, element, pickUp, press, ids } = await setUp();
    await pickUp(1);
    await press('ArrowDown');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await fixture.whenStable();
    expect(element.querySelector('.lifted')).toBeNull();
    expect(ids('To do')).toEqual([2, 1, 3]);
  });

  it('moves nothing while no card is picked up, or past the edge', async () => {
    const { ids, pickUp, press } = await setUp();
    await pickUp(1);
    await press('ArrowUp', 'ArrowLeft');
    await pickUp(1);
    await press('ArrowDown');
    expect(ids('To do')).toEqual([1, 2, 3]);
  });

  it('skips a full column', async () => {
    const { loader, ids, choose, pickUp, press } = await setUp();
    await choose('Repaint the hull', 'Move to In work');
    expect(ids('In work')).toEqual([4, 5, 1]);
    const selector = '[aria-label="Places for Order new ropes"]';
    const menu = await loader.getHarness(MatMenuHarness.with({ selector }));
    await menu.open();
    const [item] = await menu.getItems({ text: 'Move to In work' });
    expect(await item.isDisabled()).toBe(true);
    await menu.close();

    await pickUp(2);
    await press('ArrowRight');
    expect(ids('Done')).toEqual([2]);
  });

  it('moves a card from the menu and by dragging', async () => {
    const { fixture, ids, choose } = await setUp();
    await choose('Order new ropes', 'Move up');
    expect(ids('To do')).toEqual([2, 1, 3]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Order new ropes');

    const lists = fixture.debugElement.queryAll(By.directive(CdkDropList));
    const [first, , last] = lists.map((list) => list.injector.get(CdkDropList));
    const event = { item: { data: first.data.tasks[2] }, container: last, currentIndex: 0 };
    lists[2].triggerEventHandler('cdkDropListDropped', event);
    await fixture.whenStable();
    expect(ids('Done')).toEqual([3]);
  });

  it('puts a card back when its move was not saved', async () => {
    const { server, ids, choose, alert } = await setUp();
    server.fails.set(true);
    await choose('Repaint the hull', 'Move to Done');
    expect(ids('Done')).toEqual([1]);
    await vi.waitFor(() => expect(ids('To do')).toEqual([1, 2, 3]), 3000);
    expect(alert()).toContain('The move of “Repaint the hull” wasn’t saved.');
  });

  it('says that the board could not be loaded, and loads it again', async () => {
    const { server, loader, ids, alert } = await setUp(true);
    expect(alert()).toContain('The board could not be loaded.');
    server.fails.set(false);
    await (await loader.getHarness(MatButtonHarness.with({ text: 'Try again' }))).click();
    expect(ids('To do')).toEqual([1, 2, 3]);
    expect(alert()).not.toContain('loaded');
  });
});
