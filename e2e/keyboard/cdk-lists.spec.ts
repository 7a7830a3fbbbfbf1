import { expect } from '@playwright/test';
import { keyTable, type Stage } from '../support/stage';

const chosen = (stage: Stage) =>
  stage.page.getByRole('option', { selected: true }).allTextContents();

keyTable('content/overviews/cdk/listbox.md', {
  '↓, ↑': async (stage) => {
    await stage.enter('cdk-listbox-overview');
    await stage.at('Color, 200');
    await stage.go('ArrowDown', 'Color, 400');
    await stage.go('ArrowUp', 'Color, 200');
  },
  '→, ←': async (stage) => {
    await stage.enter('cdk-listbox-horizontal');
    await stage.at('Trot');
    await stage.go('ArrowRight', 'Canter');
    await stage.go('ArrowLeft', 'Trot');
  },
  'Home, End': async (stage) => {
    await stage.enter('cdk-listbox-overview');
    await stage.go('End', 'Black and white, 3200');
    await stage.go('Home', 'Slide, 50');
  },
  Letters: async (stage) => {
    await stage.enter('cdk-listbox-overview');
    await stage.go('b', 'Black and white, 3200');
  },
  'Space, Enter': async (stage) => {
    await stage.enter('cdk-listbox-overview');
    await stage.go('ArrowDown', 'Color, 400');
    await stage.press('Space');
    await stage.says('Loaded: Color, 400');
    await stage.go('ArrowUp', 'Color, 200');
    await stage.press('Enter');
    await stage.says('Loaded: Color, 200');
  },
  'Shift and an arrow': async (stage) => {
    await stage.enter('cdk-listbox-multiple');
    await stage.at(/Borage/);
    await stage.go('ArrowDown', /Chervil/);
    await stage.go('Shift+ArrowDown', /Chives/);
    await expect.poll(() => chosen(stage)).toEqual(['Borage', 'Chervil', 'Chives']);
  },
  'Ctrl A, ⌘ A': async (stage) => {
    await stage.enter('cdk-listbox-multiple');
    await stage.press('Control+a');
    await stage.says('6 herbs');
    await stage.press('Control+a');
    await stage.says('0 herbs');
    await stage.press('Meta+a');
    await stage.says('6 herbs');
  },
  'Shift Space, Shift Enter': async (stage) => {
    await stage.enter('cdk-listbox-multiple');
    await stage.go('ArrowDown', /Chervil/);
    await stage.go('ArrowDown', /Chives/);
    await stage.press('Space');
    await stage.go('End', /Sorrel/);
    await stage.press('Shift+Space');
    await expect
      .poll(() => chosen(stage))
      .toEqual(['Borage', 'Chervil', 'Chives', 'Cress', 'Parsley', 'Sorrel']);
    await stage.go('Home', /Borage/);
    await stage.press('Shift+Enter');
    await stage.says('0 herbs');
  },
  'Ctrl Shift Home, End': async (stage) => {
    await stage.enter('cdk-listbox-multiple');
    await stage.go('ArrowDown', /Chervil/);
    await stage.go('ArrowDown', /Chives/);
    await stage.press('Control+Shift+End');
    await stage.says('6 herbs');
    await stage.at(/Sorrel/);
    await stage.press('Control+Shift+Home');
    await stage.says('0 herbs');
    await stage.enter('cdk-listbox-multiple');
    await stage.go('End', /Sorrel/);
    await stage.press('Control+Shift+Home');
    await stage.at(/Borage/);
    await stage.says('6 herbs');
  },
  Tab: async (stage) => {
    await stage.enter('cdk-listbox-overview');
    await stage.go('Tab', /After/);
  },
});

const single = 'cdk-menu-standalone-menu';
const bar = 'cdk-menu-menubar';

/** Opens Print, then Paper, and stands on its first item. */
async function toSubmenu(stage: Stage): Promise<void> {
  await stage.enter(bar);
  await stage.go('ArrowRight', /Print/);
  await stage.go('ArrowDown', /Paper/);
  await stage.go('ArrowRight', /Fiber/);
}

keyTable('content/overviews/cdk/menu.md', {
  'Enter, Space': async (stage) => {
    for (const key of ['Enter', 'Space']) {
      await stage.enter(single);
      await stage.go(key, /^Bisque/);
      await stage.press(key);
      await stage.says('Kiln program: Bisque');
      await stage.enter(bar);
      await stage.go(key, 'Load');
    }
  },
  '↓': async (stage) => {
    await stage.enter(single);
    await stage.go('ArrowDown', /^Bisque/);
    await stage.go('ArrowDown', /^Earthenware/);
    await stage.enter(bar);
    await stage.go('ArrowDown', 'Load');
  },
  '↑': async (stage) => {
    await stage.enter(single);
    await stage.go('ArrowUp', /^Raku/);
    await stage.go('ArrowUp', /^Stoneware/);
    await stage.enter(bar);
    await stage.go('ArrowUp', 'Flip');
  },
  '→': async (stage) => {
    await toSubmenu(stage);
    await stage.press('ArrowRight');
    await expect(stage.page.getByRole('menuitemcheckbox', { name: 'Grain' })).toBeVisible();
    await expect(stage.item('Fiber')).toBeHidden();
  },
  '←': async (stage) => {
    await toSubmenu(stage);
    await stage.go('ArrowLeft', 'Paper');
    await stage.press('ArrowLeft');
    await expect(stage.item('Load')).toBeVisible();
    await stage.enter(bar);
    await stage.go('ArrowRight', 'Print');
    await stage.go('ArrowLeft', 'Negative');
  },
  'Home, End': async (stage) => {
    await stage.enter(single);
    await stage.go('Enter', /^Bisque/);
    await stage.go('End', /^Raku/);
    await stage.go('Home', /^Bisque/);
    await stage.enter(bar);
    await stage.go('End', 'View');
    await stage.go('Home', 'Negative');
  },
  Letters: async (stage) => {
    await stage.enter(single);
    await stage.go('Enter', /^Bisque/);
    await stage.go('s', /^Stoneware/);
    await stage.enter(bar);
    await stage.go('v', 'View');
  },
  Escape: async (stage) => {
    await toSubmenu(stage);
    await stage.go('Escape', 'Paper');
    await expect(stage.item('Fiber')).toBeHidden();
    await stage.go('Escape', 'Print');
    await expect(stage.item('Paper')).toBeHidden();
  },
  Tab: async (stage) => {
    await toSubmenu(stage);
    await stage.press('Tab');
    await expect(stage.item('Fiber')).toBeHidden();
    await expect(stage.item('Paper')).toBeHidden();
    await stage.enter(single);
    await stage.go('Enter', /^Bisque/);
    await stage.press('Tab');
    await expect(stage.item(/^Bisque/)).toBeHidden();
  },
});
