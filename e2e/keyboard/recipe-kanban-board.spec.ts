import { expect } from '../support/expect';
import { keyTable, type Stage } from '../support/stage';

const list = (stage: Stage, name: string) => stage.page.getByRole('list', { name });
const titles = (stage: Stage, name: string) => list(stage, name).getByRole('listitem');

/** Mounts the board and picks up its first card, "Repaint the hull". */
async function pickUp(stage: Stage): Promise<void> {
  await stage.mount('cdk-drag-drop-board');
  await stage.page.getByRole('button', { name: 'Move Repaint the hull' }).focus();
  await stage.press('Space');
  await expect(stage.focused).toHaveAttribute('aria-pressed', 'true');
}

/** Expects the focus on the handle of the card that the test moves. */
async function expectHandle(stage: Stage, isPickedUp: boolean): Promise<void> {
  await stage.expectFocus('Move Repaint the hull');
  await expect(stage.focused).toHaveAttribute('aria-pressed', String(isPickedUp));
}

keyTable('content/guides/recipe-kanban-board.md', {
  'Space, Enter': async (stage) => {
    await pickUp(stage);
    await stage.press('Space');
    await expectHandle(stage, false);
    await stage.press('Enter');
    await expectHandle(stage, true);
    await stage.press('Enter');
    await expectHandle(stage, false);
  },
  '↑, ↓': async (stage) => {
    await pickUp(stage);
    await stage.press('ArrowDown', 'ArrowDown');
    await expect(titles(stage, 'To do').nth(2)).toContainText('Repaint the hull');
    await expectHandle(stage, true);
    await stage.press('ArrowUp');
    await expect(titles(stage, 'To do').nth(1)).toContainText('Repaint the hull');
    await expectHandle(stage, true);
  },
  '←, →': async (stage) => {
    await pickUp(stage);
    await stage.press('ArrowRight');
    await expect(titles(stage, 'In work').first()).toContainText('Repaint the hull');
    await expectHandle(stage, true);
    await stage.press('ArrowRight');
    await expect(titles(stage, 'Done')).toHaveCount(1);
    await stage.press('ArrowLeft', 'ArrowLeft');
    await expect(titles(stage, 'To do').first()).toContainText('Repaint the hull');
    await expectHandle(stage, true);
  },
  Escape: async (stage) => {
    await pickUp(stage);
    await stage.press('ArrowRight', 'ArrowDown', 'Escape');
    await expect(titles(stage, 'To do').first()).toContainText('Repaint the hull');
    await expectHandle(stage, false);
  },
  Tab: async (stage) => {
    await pickUp(stage);
    await stage.press('ArrowRight');
    await stage.pressTo('Tab', 'Places for Repaint the hull');
    await expect(stage.page.getByRole('button', { pressed: true })).toHaveCount(0);
    await expect(titles(stage, 'In work').first()).toContainText('Repaint the hull');
  },
});
