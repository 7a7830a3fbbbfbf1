import { expect } from '../support/expect';
import { keyTable, type Stage } from '../support/stage';

const chosen = (stage: Stage) =>
  stage.page.getByRole('option', { selected: true }).allTextContents();

keyTable('content/overviews/cdk/listbox.md', {
  '↓, ↑': async (stage) => {
    await stage.enter('cdk-listbox-overview');
    await stage.expectFocus('Color, 200');
    await stage.pressTo('ArrowDown', 'Color, 400');
    await stage.pressTo('ArrowUp', 'Color, 200');
  },
  '→, ←': async (stage) => {
    await stage.enter('cdk-listbox-horizontal');
    await stage.expectFocus('Trot');
    await stage.pressTo('ArrowRight', 'Canter');
    await stage.pressTo('ArrowLeft', 'Trot');
  },
  'Home, End': async (stage) => {
    await stage.enter('cdk-listbox-overview');
    await stage.pressTo('End', 'Black and white, 3200');
    await stage.pressTo('Home', 'Slide, 50');
  },
  Letters: async (stage) => {
    await stage.enter('cdk-listbox-overview');
    await stage.pressTo('b', 'Black and white, 3200');
  },
  'Space, Enter': async (stage) => {
    await stage.enter('cdk-listbox-overview');
    await stage.pressTo('ArrowDown', 'Color, 400');
    await stage.press('Space');
    await stage.expectStatus('Loaded: Color, 400');
    await stage.pressTo('ArrowUp', 'Color, 200');
    await stage.press('Enter');
    await stage.expectStatus('Loaded: Color, 200');
  },
  'Shift and an arrow': async (stage) => {
    await stage.enter('cdk-listbox-multiple');
    await stage.expectFocus(/Borage/);
    await stage.pressTo('ArrowDown', /Chervil/);
    await stage.pressTo('Shift+ArrowDown', /Chives/);
    await expect.poll(() => chosen(stage)).toEqual(['Borage', 'Chervil', 'Chives']);
  },
  'Ctrl A, ⌘ A': async (stage) => {
    await stage.enter('cdk-listbox-multiple');
    await stage.press('Control+a');
    await stage.expectStatus('6 herbs');
    await stage.press('Control+a');
    await stage.expectStatus('0 herbs');
    await stage.press('Meta+a');
    await stage.expectStatus('6 herbs');
  },
  'Shift Space, Shift Enter': async (stage) => {
    await stage.enter('cdk-listbox-multiple');
    await stage.pressTo('ArrowDown', /Chervil/);
    await stage.pressTo('ArrowDown', /Chives/);
    await stage.press('Space');
    await stage.pressTo('End', /Sorrel/);
    await stage.press('Shift+Space');
    await expect
      .poll(() => chosen(stage))
      .toEqual(['Borage', 'Chervil', 'Chives', 'Cress', 'Parsley', 'Sorrel']);
    await stage.pressTo('Home', /Borage/);
    await stage.press('Shift+Enter');
    await stage.expectStatus('0 herbs');
  },
  'Ctrl Shift Home, End': async (stage) => {
    await stage.enter('cdk-listbox-multiple');
    await stage.pressTo('ArrowDown', /Chervil/);
    await stage.pressTo('ArrowDown', /Chives/);
    await stage.press('Control+Shift+End');
    await stage.expectStatus('6 herbs');
    await stage.expectFocus(/Sorrel/);
    await stage.press('Control+Shift+Home');
    await stage.expectStatus('0 herbs');
    await stage.enter('cdk-listbox-multiple');
    await stage.pressTo('End', /Sorrel/);
    await stage.press('Control+Shift+Home');
    await stage.expectFocus(/Borage/);
    await stage.expectStatus('6 herbs');
  },
  Tab: async (stage) => {
    await stage.enter('cdk-listbox-overview');
    await stage.pressTo('Tab', /After/);
  },
});

const single = 'cdk-menu-standalone-menu';
const bar = 'cdk-menu-menubar';

/** Opens Print, then Paper, with the focus on its first item. */
async function toSubmenu(stage: Stage): Promise<void> {
  await stage.enter(bar);
  await stage.pressTo('ArrowRight', /Print/);
  await stage.pressTo('ArrowDown', /Paper/);
  await stage.pressTo('ArrowRight', /Fiber/);
}

keyTable('content/overviews/cdk/menu.md', {
  'Enter, Space': async (stage) => {
    for (const key of ['Enter', 'Space']) {
      await stage.enter(single);
      await stage.pressTo(key, /^Bisque/);
      await stage.press(key);
      await stage.expectStatus('Kiln program: Bisque');
      await stage.enter(bar);
      await stage.pressTo(key, 'Load');
    }
  },
  '↓': async (stage) => {
    await stage.enter(single);
    await stage.pressTo('ArrowDown', /^Bisque/);
    await stage.pressTo('ArrowDown', /^Earthenware/);
    await stage.enter(bar);
    await stage.pressTo('ArrowDown', 'Load');
  },
  '↑': async (stage) => {
    await stage.enter(single);
    await stage.pressTo('ArrowUp', /^Raku/);
    await stage.pressTo('ArrowUp', /^Stoneware/);
    await stage.enter(bar);
    await stage.pressTo('ArrowUp', 'Flip');
  },
  '→': async (stage) => {
    await toSubmenu(stage);
    await stage.press('ArrowRight');
    await expect(stage.page.getByRole('menuitemcheckbox', { name: 'Grain' })).toBeVisible();
    await expect(stage.item('Fiber')).toBeHidden();
  },
  '←': async (stage) => {
    await toSubmenu(stage);
    await stage.pressTo('ArrowLeft', 'Paper');
    await stage.press('ArrowLeft');
    await expect(stage.item('Load')).toBeVisible();
    await stage.enter(bar);
    await stage.pressTo('ArrowRight', 'Print');
    await stage.pressTo('ArrowLeft', 'Negative');
  },
  'Home, End': async (stage) => {
    await stage.enter(single);
    await stage.pressTo('Enter', /^Bisque/);
    await stage.pressTo('End', /^Raku/);
    await stage.pressTo('Home', /^Bisque/);
    await stage.enter(bar);
    await stage.pressTo('End', 'View');
    await stage.pressTo('Home', 'Negative');
  },
  Letters: async (stage) => {
    await stage.enter(single);
    await stage.pressTo('Enter', /^Bisque/);
    await stage.pressTo('s', /^Stoneware/);
    await stage.enter(bar);
    await stage.pressTo('v', 'View');
  },
  Escape: async (stage) => {
    await toSubmenu(stage);
    await stage.pressTo('Escape', 'Paper');
    await expect(stage.item('Fiber')).toBeHidden();
    await stage.pressTo('Escape', 'Print');
    await expect(stage.item('Paper')).toBeHidden();
  },
  Tab: async (stage) => {
    await toSubmenu(stage);
    await stage.press('Tab');
    await expect(stage.item('Fiber')).toBeHidden();
    await expect(stage.item('Paper')).toBeHidden();
    await stage.enter(single);
    await stage.pressTo('Enter', /^Bisque/);
    await stage.press('Tab');
    await expect(stage.item(/^Bisque/)).toBeHidden();
  },
});
