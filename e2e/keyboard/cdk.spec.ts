import { expect } from '../support/expect';
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
    await stage.pressTo('Tab', /^When is breakfast/);
    // The answers are plain text, so a link is added to the open one, and one to a closed one.
    await stage.page.locator('main p').evaluateAll((answers) => {
      for (const answer of answers) answer.innerHTML = '<a href="#more">More</a>';
    });
    await stage.pressTo('Shift+Tab', 'More');
    await stage.pressTo('Shift+Tab', /^May I take/);
    await stage.pressTo('Tab', 'More');
    await stage.pressTo('Tab', /^When is breakfast/);
    await stage.pressTo('Tab', /^Is there a shower/);
  },
});

keyTable('content/overviews/cdk/dialog.md', {
  Escape: async (stage) => {
    await stage.enter('cdk-dialog-overview');
    await stage.press('Enter');
    await stage.expectFocus('I agree');
    await stage.press('Escape');
    await expect(stage.page.getByRole('dialog')).toHaveCount(0);
    await stage.expectFocus('Rules of the reading room');
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
    // content/claims tests that they reach `overlayKeydown`; this tests that they close nothing.
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
    await stage.expectFocus('Loosen');
    await stage.pressTo('Tab', 'Trim');
    await stage.pressTo('Tab', 'Plant');
  },
  'Enter, Space': async (stage) => {
    await stage.enter('cdk-custom-stepper-without-form');
    const title = stage.page.getByRole('heading');
    await stage.pressTo('Tab', 'Trim');
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
    await stage.expectFocus(/Movement/);
    await stage.pressTo('ArrowDown', /Case/);
    await stage.pressTo('ArrowUp', /Movement/);
  },
  '→': async (stage) => {
    await stage.enter(parts);
    await stage.press('ArrowRight');
    await expect(stage.focused).toHaveAttribute('aria-expanded', 'true');
    await stage.expectFocus(/Movement/);
    await stage.pressTo('ArrowRight', /Train/);
  },
  '←': async (stage) => {
    await stage.enter(parts);
    await stage.press('ArrowRight');
    await stage.pressTo('ArrowRight', /Train/);
    await stage.pressTo('ArrowLeft', /Movement/);
    await stage.press('ArrowLeft');
    await expect(stage.focused).toHaveAttribute('aria-expanded', 'false');
  },
  'Home, End': async (stage) => {
    await stage.enter(parts);
    await stage.pressTo('End', /Case/);
    await stage.pressTo('Home', /Movement/);
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
    // A part of the depot is selected by its `activation`; the content of a place is loaded with a delay.
    for (const key of ['Enter', 'Space']) {
      await stage.enter('cdk-tree-complex');
      await stage.press('ArrowRight');
      await expect(stage.page.getByRole('treeitem', { name: 'Cabinet 1' })).toBeVisible();
      await stage.pressTo('ArrowDown', /Cabinet 1/);
      await stage.press('ArrowRight');
      await expect(stage.page.getByRole('treeitem', { name: 'Lute' })).toBeVisible();
      await stage.pressTo('ArrowDown', /Lute/);
      await stage.press(key);
      await stage.expectStatus('Lute, 1620 is on the reading list');
    }
  },
  Letters: async (stage) => {
    await stage.enter(parts);
    await stage.pressTo('c', /Case/);
    await stage.pressTo('m', /Movement/);
  },
});
