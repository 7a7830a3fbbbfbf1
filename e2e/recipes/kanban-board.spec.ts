import { test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { expect } from '../support/expect';
import { makeLive } from '../support/live-examples';
import { Stage } from '../support/stage';

let stage: Stage;

test.beforeEach(async ({ page }) => {
  stage = await Stage.serve(page);
});

test('cards are dragged between columns, but not into a full one', async ({ page }) => {
  await stage.mount('cdk-drag-drop-board');
  const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  const list = (name: string) => page.getByRole('list', { name });
  const drag = async (title: string, to: string) => {
    const [from, target] = [await card(title).boundingBox(), await list(to).boundingBox()];
    if (!from || !target) throw new Error('The board is not visible');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    // A first small movement starts the drag.
    await page.mouse.move(from.x + from.width / 2 + 10, from.y + from.height / 2, { steps: 3 });
    await page.mouse.move(target.x + target.width / 2, target.y + 40, { steps: 10 });
    await page.mouse.up();
  };
  await expect(card('Repaint the hull')).toBeVisible();
  await drag('Repaint the hull', 'In work');
  await expect(list('In work').getByRole('listitem')).toHaveCount(3);
  await drag('Order new ropes', 'In work');
  await expect(list('In work').getByRole('listitem')).toHaveCount(3);
  await drag('Order new ropes', 'Done');
  await expect(list('Done').getByRole('listitem')).toHaveText([/Order new ropes/]);
});

test('a card is moved from its menu and keeps the focus', async ({ page }) => {
  await stage.mount('cdk-drag-drop-board');
  await page.getByRole('button', { name: 'Places for Order new ropes' }).focus();
  await stage.press('Enter');
  await stage.pressTo('ArrowUp', 'Move to Done');
  await stage.press('Enter');
  await stage.expectFocus('Move Order new ropes');
  await expect(page.getByRole('list', { name: 'Done' })).toContainText('Order new ropes');
  await expect(page.locator('.cdk-live-announcer-element')).toHaveText(
    'Order new ropes: Done, 1 of 1',
  );
});

test('a move that is not saved is undone and said', async ({ page }) => {
  await stage.mount('cdk-drag-drop-board');
  await page.getByRole('switch', { name: 'Server fails' }).click();
  await page.getByRole('button', { name: 'Move Repaint the hull' }).focus();
  await stage.press('Space', 'ArrowRight', 'Space');
  await expect(page.getByRole('alert')).toContainText('“Repaint the hull” wasn’t saved');
  await expect(page.getByRole('list', { name: 'To do' })).toContainText('Repaint the hull');
  await stage.expectFocus('Move Repaint the hull');
});

test('the arrow keys follow the direction of the text', async ({ page }) => {
  await page.goto('/guide/recipe-kanban-board');
  await makeLive(page);
  const example = page.locator(hooked('live')).first();
  await example.evaluate((element) => element.setAttribute('dir', 'rtl'));
  await page.getByRole('button', { name: 'Move Repaint the hull' }).focus();
  await stage.press('Space', 'ArrowLeft');
  await expect(page.getByRole('list', { name: 'In work' })).toContainText('Repaint the hull');
});
