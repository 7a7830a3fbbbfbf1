import { expect } from '@playwright/test';
import { keyTable } from '../support/stage';

keyTable('content/overviews/cdk/accordion.md', {
  'Enter, Space': async (stage) => {
    await stage.enter('cdk-accordion-overview');
    await stage.press('Enter');
    await expect(stage.focused).toHaveAttribute('aria-expanded', 'false');
    await stage.press('Space');
    await expect(stage.focused).toHaveAttribute('aria-expanded', 'true');
  },
  Tab: async (stage) => {
    await stage.enter('cdk-accordion-overview');
    await stage.go('Tab', /^When is breakfast/);
    // The answers are plain text: a link goes into the open one, and one into a closed one.
    await stage.page.locator('main p').evaluateAll((answers) => {
      for (const answer of answers) answer.innerHTML = '<a href="#more">More</a>';
    });
    await stage.go('Shift+Tab', 'More');
    await stage.go('Shift+Tab', /^May I take/);
    await stage.go('Tab', 'More');
    await stage.go('Tab', /^When is breakfast/);
    await stage.go('Tab', /^Is there a shower/);
  },
});

keyTable('content/overviews/cdk/dialog.md', {
  Escape: async (stage) => {
    await stage.enter('cdk-dialog-overview');
    await stage.press('Enter');
    await stage.at('I agree');
    await stage.press('Escape');
    await expect(stage.page.getByRole('dialog')).toHaveCount(0);
    await stage.at('Rules of the reading room');
  },
  'Tab, Shift Tab': async (stage) => {
    await stage.enter('cdk-dialog-data');
    await stage.press('Enter');
    const choices = stage.page.getByRole('dialog').getByRole('button');
    await expect(choices.first()).toBeFocused();
    await stage.press('Shift+Tab');
    await expect(choices.last()).toBeFocused();
    await stage.press('Tab');
    await expect(choices.first()).toBeFocused();
    await stage.press('Tab');
    await expect(choices.nth(1)).toBeFocused();
  },
});

keyTable('content/overviews/cdk/overlay.md', {
  'Escape, without Shift and the like': async (stage) => {
    const panel = stage.page.getByText('Fog until noon');
    await stage.enter('cdk-overlay-playground');
    await stage.press('Enter');
    await expect(panel).toBeVisible();
    await stage.press('Shift+Escape', 'Control+Escape', 'Alt+Escape');
    await expect(panel).toBeVisible();
    await stage.press('Escape');
    await expect(panel).toBeHidden();
    await stage.enter('cdk-overlay-playground', { disableClose: true });
    await stage.press('Enter', 'Escape');
    await expect(panel).toBeVisible();
  },
  'Any other key': async (stage) => {
    // That they reach `overlayKeydown` is tested in content/claims; here, that they close nothing.
    await stage.enter('cdk-overlay-playground');
    await stage.press('Enter');
    const panel = stage.page.getByText('Fog until noon');
    await expect(panel).toBeVisible();
    await stage.press('a', 'ArrowDown', 'F2');
    await expect(panel).toBeVisible();
  },
});

keyTable('content/overviews/cdk/stepper.md', {
  Tab: async (stage) => {
    await stage.enter('cdk-custom-stepper-without-form');
    await stage.at('Loosen');
    await stage.go('Tab', 'Trim');
    await stage.go('Tab', 'Plant');
  },
  'Enter, Space': async (stage) => {
    await stage.enter('cdk-custom-stepper-without-form');
    const title = stage.page.getByRole('heading');
    await stage.go('Tab', 'Trim');
    await stage.press('Enter');
    await expect(title).toHaveText('2. Trim');
    await stage.page.getByRole('button', { name: 'Plant' }).focus();
    await stage.press('Space');
    await expect(title).toHaveText('3. Plant');
  },
});

const parts = 'cdk-tree-flat-children-accessor';

keyTable('content/overviews/cdk/tree.md', {
  '↓, ↑': async (stage) => {
    await stage.enter(parts);
    await stage.at(/Movement/);
    await stage.go('ArrowDown', /Case/);
    await stage.go('ArrowUp', /Movement/);
  },
  '→': async (stage) => {
    await stage.enter(parts);
    await stage.press('ArrowRight');
    await expect(stage.focused).toHaveAttribute('aria-expanded', 'true');
    await stage.at(/Movement/);
    await stage.go('ArrowRight', /Train/);
  },
  '←': async (stage) => {
    await stage.enter(parts);
    await stage.press('ArrowRight');
    await stage.go('ArrowRight', /Train/);
    await stage.go('ArrowLeft', /Movement/);
    await stage.press('ArrowLeft');
    await expect(stage.focused).toHaveAttribute('aria-expanded', 'false');
  },
  'Home, End': async (stage) => {
    await stage.enter(parts);
    await stage.go('End', /Case/);
    await stage.go('Home', /Movement/);
  },
  '*': async (stage) => {
    await stage.enter(parts);
    await stage.press('*');
    await expect(stage.page.getByRole('treeitem', { expanded: true })).toHaveCount(2);
  },
  'Enter, Space': async (stage) => {
    await stage.enter(parts);
    await stage.page.getByRole('button', { name: 'Toggle Movement' }).focus();
    await stage.press('Enter');
    const movement = stage.page.getByRole('treeitem', { name: /Movement/ });
    await expect(movement).toHaveAttribute('aria-expanded', 'true');
    await stage.press('Space');
    await expect(movement).toHaveAttribute('aria-expanded', 'false');
    // A piece of the depot is chosen by its `activation`; what is inside a place comes a little later.
    for (const key of ['Enter', 'Space']) {
      await stage.enter('cdk-tree-complex');
      await stage.press('ArrowRight');
      await expect(stage.page.getByRole('treeitem', { name: 'Cabinet 1' })).toBeVisible();
      await stage.go('ArrowDown', /Cabinet 1/);
      await stage.press('ArrowRight');
      await expect(stage.page.getByRole('treeitem', { name: 'Lute' })).toBeVisible();
      await stage.go('ArrowDown', /Lute/);
      await stage.press(key);
      await stage.says('Lute, 1620 is on the reading list');
    }
  },
  Letters: async (stage) => {
    await stage.enter(parts);
    await stage.go('c', /Case/);
    await stage.go('m', /Movement/);
  },
});
