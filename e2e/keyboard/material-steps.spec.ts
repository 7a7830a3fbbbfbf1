import { expect } from '../support/expect';
import { keyTable } from '../support/stage';

keyTable('content/overviews/material/stepper.md', {
  '→, ←': async (stage) => {
    await stage.enter('stepper-lazy-content');
    const headers = stage.page.getByRole('tab');
    await expect(headers.first()).toBeFocused();
    await stage.press('ArrowRight');
    await expect(headers.nth(1)).toBeFocused();
    await stage.press('ArrowLeft', 'ArrowLeft');
    await expect(headers.last()).toBeFocused();
    await stage.press('ArrowRight');
    await expect(headers.first()).toBeFocused();
    await expect(headers.first()).toHaveAttribute('aria-selected', 'true');
  },
  '↓, ↑': async (stage) => {
    await stage.enter('stepper-vertical');
    const headers = stage.page.locator('mat-step-header');
    await expect(headers.first()).toBeFocused();
    await stage.press('ArrowDown');
    await expect(headers.nth(1)).toBeFocused();
    await stage.press('ArrowUp', 'ArrowUp');
    await expect(headers.last()).toBeFocused();
  },
  'Home, End': async (stage) => {
    await stage.enter('stepper-lazy-content');
    const headers = stage.page.getByRole('tab');
    await stage.press('End');
    await expect(headers.last()).toBeFocused();
    await stage.press('Home');
    await expect(headers.first()).toBeFocused();
  },
  'Enter, Space': async (stage) => {
    const headers = stage.page.getByRole('tab');
    for (const key of ['Enter', 'Space']) {
      await stage.enter('stepper-lazy-content');
      await stage.press('ArrowRight', key);
      await expect(headers.nth(1)).toHaveAttribute('aria-selected', 'true');
      // The first step of this one is incomplete, so the second cannot be opened.
      await stage.enter('stepper-overview');
      await stage.press('ArrowRight', key);
      await expect(headers.first()).toHaveAttribute('aria-selected', 'true');
    }
  },
  Tab: async (stage) => {
    await stage.enter('stepper-overview');
    await stage.pressTo('Tab', 'Title or number');
  },
});

keyTable('content/overviews/material/tabs.md', {
  '→, ←': async (stage) => {
    await stage.enter('tab-group-basic');
    await stage.expectFocus('Sow');
    await stage.pressTo('ArrowRight', 'Plant out');
    await expect(stage.focused).toHaveAttribute('aria-selected', 'false');
    await stage.pressTo('ArrowLeft', 'Sow');
    await stage.pressTo('ArrowLeft', 'Harvest');
    await stage.pressTo('ArrowRight', 'Sow');
  },
  'Home, End': async (stage) => {
    await stage.enter('tab-group-basic');
    await stage.pressTo('End', 'Harvest');
    await stage.pressTo('Home', 'Sow');
  },
  'Enter, Space': async (stage) => {
    for (const key of ['Enter', 'Space']) {
      await stage.enter('tab-group-basic');
      await stage.pressTo('ArrowRight', 'Plant out');
      await stage.press(key);
      await expect(stage.focused).toHaveAttribute('aria-selected', 'true');
      await expect(stage.page.getByText('after the last frost')).toBeVisible();
    }
  },
  Tab: async (stage) => {
    await stage.enter('tab-group-basic');
    await stage.expectFocus('Sow');
    await stage.pressTo('Tab', 'After');
    await stage.enter('tab-group-dynamic');
    await stage.expectFocus('Seat another player');
    await stage.press('Tab');
    await expect(stage.focused).toHaveRole('tab');
    await stage.pressTo('Tab', /leaves$/);
  },
});

const orchestra = 'tree-flat-overview';

keyTable('content/overviews/material/tree.md', {
  '↓, ↑': async (stage) => {
    await stage.enter(orchestra);
    await stage.expectFocus(/Strings/);
    await stage.pressTo('ArrowDown', /Woodwind/);
    await stage.pressTo('ArrowUp', /Strings/);
  },
  '→': async (stage) => {
    await stage.enter(orchestra);
    await stage.press('ArrowRight');
    await expect(stage.focused).toHaveAttribute('aria-expanded', 'true');
    await stage.expectFocus(/Strings/);
    await stage.pressTo('ArrowRight', /Violins/);
  },
  '←': async (stage) => {
    await stage.enter(orchestra);
    await stage.press('ArrowRight');
    await stage.pressTo('ArrowRight', /Violins/);
    await stage.pressTo('ArrowLeft', /Strings/);
    await stage.press('ArrowLeft');
    await expect(stage.focused).toHaveAttribute('aria-expanded', 'false');
  },
  'Home, End': async (stage) => {
    await stage.enter(orchestra);
    await stage.pressTo('End', /Harp/);
    await stage.pressTo('Home', /Strings/);
  },
  '*': async (stage) => {
    await stage.enter(orchestra);
    await stage.press('*');
    await expect(stage.page.getByRole('treeitem', { expanded: true })).toHaveCount(2);
  },
  'Enter, Space': async (stage) => {
    await stage.enter(orchestra);
    const strings = stage.page.getByRole('treeitem', { name: /Strings/ });
    await stage.page.getByRole('button', { name: 'Toggle Strings' }).focus();
    await stage.press('Enter');
    await expect(strings).toHaveAttribute('aria-expanded', 'true');
    await stage.press('Space');
    await expect(strings).toHaveAttribute('aria-expanded', 'false');
    // In this one, `activation` shows what is missing.
    for (const key of ['Enter', 'Space']) {
      const last = stage.page.getByRole('treeitem', { name: 'Wild rosemary' });
      await stage.enter('tree-loadmore');
      await stage.press('*');
      await stage.pressTo('End', /More heaths/);
      await expect(last).toHaveCount(0);
      await stage.press(key);
      await expect(last).toBeVisible();
    }
  },
  Letters: async (stage) => {
    await stage.enter(orchestra);
    await stage.pressTo('w', /Woodwind/);
    await stage.pressTo('s', /Strings/);
  },
});
