import type { Locator } from '@playwright/test';
import { expect } from '../support/expect';
import { keyTable, type Stage } from '../support/stage';

const sheet = (stage: Stage) => stage.page.getByRole('dialog');

/** Presses the only button of an example, which opens a panel. */
async function open(
  stage: Stage,
  id: string,
  inputs?: Readonly<Record<string, unknown>>,
): Promise<void> {
  await stage.enter(id, inputs);
  await stage.press('Enter');
  await expect(sheet(stage)).toBeVisible();
  await expect(sheet(stage).locator(':focus')).toHaveCount(1);
}

/** Expects that the focus is trapped in the open dialog, in both directions. */
async function goesRound(stage: Stage): Promise<void> {
  const inside = sheet(stage).locator('button:visible, a[href]:visible, input:visible');
  const count = await inside.count();
  await expect(inside.first()).toBeFocused();
  for (let step = 1; step <= count; step++) {
    await stage.press('Tab');
    await expect(inside.nth(step % count)).toBeFocused();
  }
  await stage.press('Shift+Tab');
  await expect(inside.last()).toBeFocused();
}

keyTable('content/overviews/material/bottom-sheet.md', {
  Escape: async (stage) => {
    await open(stage, 'bottom-sheet-playground');
    await stage.press('Escape');
    await expect(sheet(stage)).toHaveCount(0);
    await open(stage, 'bottom-sheet-playground', { disableClose: true });
    await stage.press('Escape');
    await expect(sheet(stage).locator(':focus')).toHaveCount(1);
  },
  Tab: async (stage) => {
    await open(stage, 'bottom-sheet-playground');
    await goesRound(stage);
  },
  'Shift Tab': async (stage) => {
    await open(stage, 'bottom-sheet-playground');
    await goesRound(stage);
  },
});

keyTable('content/overviews/material/dialog.md', {
  Escape: async (stage) => {
    await open(stage, 'dialog-playground');
    await stage.press('Escape');
    await expect(sheet(stage)).toHaveCount(0);
    await open(stage, 'dialog-playground', { disableClose: true });
    await stage.press('Escape');
    await expect(sheet(stage).locator(':focus')).toHaveCount(1);
  },
  Tab: async (stage) => {
    await open(stage, 'dialog-playground');
    await goesRound(stage);
  },
  'Shift Tab': async (stage) => {
    await open(stage, 'dialog-playground');
    await goesRound(stage);
  },
  Enter: async (stage) => {
    await open(stage, 'dialog-playground');
    await stage.press('Enter');
    await expect(sheet(stage)).toHaveCount(0);
  },
});

keyTable('content/overviews/material/expansion.md', {
  'Enter or Space': async (stage) => {
    for (const key of ['Enter', 'Space']) {
      await stage.enter('expansion-overview');
      await stage.press(key);
      await expect(stage.focused).toHaveAttribute('aria-expanded', 'true');
      await stage.press(key);
      await expect(stage.focused).toHaveAttribute('aria-expanded', 'false');
    }
  },
  '↓': async (stage) => {
    await stage.enter('expansion-overview');
    await stage.pressTo('ArrowDown', /^Storms/);
    await stage.pressTo('ArrowDown', /^Children/);
    await stage.pressTo('ArrowDown', /^Bicycles/);
  },
  '↑': async (stage) => {
    await stage.enter('expansion-overview');
    await stage.pressTo('ArrowUp', /^Children/);
    await stage.pressTo('ArrowUp', /^Storms/);
  },
  'Home End': async (stage) => {
    await stage.enter('expansion-overview');
    await stage.pressTo('End', /^Children/);
    await stage.pressTo('Home', /^Bicycles/);
  },
  Tab: async (stage) => {
    await stage.enter('expansion-overview');
    await stage.expectFocus(/^Bicycles/);
    await stage.pressTo('Tab', /^Storms/);
  },
});

keyTable('content/overviews/material/list.md', {
  '↓ ↑': async (stage) => {
    await stage.enter('list-playground');
    await stage.expectFocus('Tent');
    await stage.pressTo('ArrowDown', 'Stove');
    await stage.pressTo('ArrowUp', 'Tent');
    await stage.pressTo('ArrowUp', 'Radio');
    await stage.pressTo('ArrowDown', 'Tent');
  },
  'Home End': async (stage) => {
    await stage.enter('list-playground');
    await stage.pressTo('End', 'Radio');
    await stage.pressTo('Home', 'Tent');
  },
  'Space Enter': async (stage) => {
    for (const key of ['Space', 'Enter']) {
      await stage.enter('list-playground');
      await stage.press(key);
      await expect(stage.focused).toHaveAttribute('aria-selected', 'true');
      await stage.press(key);
      await expect(stage.focused).toHaveAttribute('aria-selected', 'false');
      await stage.enter('list-playground', { multiple: false });
      await stage.press(key);
      await expect(stage.focused).toHaveAttribute('aria-selected', 'true');
    }
  },
  'Ctrl A, Cmd A': async (stage) => {
    const selected = stage.page.getByRole('option', { selected: true });
    for (const key of ['Control+a', 'Meta+a']) {
      await stage.enter('list-playground', { lastDisabled: true });
      await stage.press(key);
      await expect(selected).toHaveText([/Tent/, /Stove/]);
      await stage.press(key);
      await expect(selected).toHaveCount(0);
    }
  },
  'A letter': async (stage) => {
    await stage.enter('list-playground');
    await stage.pressTo('s', 'Stove');
  },
});

keyTable('content/overviews/material/paginator.md', {
  Tab: async (stage) => {
    await stage.enter('paginator-overview');
    // On the first page, the buttons to go back are disabled.
    await stage.expectFocus('Next page');
    await stage.pressTo('Tab', 'After');
  },
  'Enter or Space': async (stage) => {
    const range = stage.page.getByText(/\d+ – \d+ of/);
    await stage.enter('paginator-overview');
    await expect(range).toContainText('1 – 5');
    await stage.press('Enter');
    await expect(range).toContainText('6 – 10');
    await stage.press('Space');
    await expect(range).toContainText(/^\s*1\d – /);
    for (const key of ['Enter', 'Space']) {
      await stage.enter('paginator-playground');
      await stage.press(key);
      await expect(stage.page.getByRole('listbox')).toBeVisible();
    }
  },
});

const drawer = (stage: Stage) => stage.page.locator('mat-drawer, mat-sidenav');

keyTable('content/overviews/material/sidenav.md', {
  Escape: async (stage) => {
    for (const mode of ['side', 'push', 'over']) {
      await stage.mount('sidenav-playground', { mode });
      await drawer(stage).evaluate((element) => {
        // A drawer beside the content does not get the focus itself, only its content does.
        element.tabIndex = -1;
        element.focus();
      });
      await stage.press('Escape');
      await expect(drawer(stage)).toBeHidden();
    }
    await stage.mount('sidenav-playground');
    await stage.page.getByRole('button', { name: 'Chapters' }).focus();
    await stage.press('Escape');
    await expect(drawer(stage)).toBeVisible();
    await stage.mount('sidenav-playground', { disableClose: true });
    await drawer(stage).evaluate((element) => element.focus());
    await stage.press('Escape');
    await expect(drawer(stage)).toBeVisible();
  },
  Tab: async (stage) => {
    await stage.enter('sidenav-configurable-focus-trap');
    await stage.press('Enter');
    const inside = drawer(stage).locator('input, button');
    const count = await inside.count();
    await expect(inside.first()).toBeFocused();
    for (let step = 1; step <= count; step++) {
      await stage.press('Tab');
      await expect(inside.nth(step % count)).toBeFocused();
    }
  },
});

keyTable('content/overviews/material/snack-bar.md', {
  'Enter, Space': async (stage) => {
    const undo = stage.page.getByRole('button', { name: 'Undo' });
    for (const key of ['Enter', 'Space']) {
      await stage.enter('snack-bar-overview');
      await stage.press('Enter');
      await undo.focus();
      await expect(stage.page.getByText('On the menu')).not.toContainText('Walnut bread');
      await stage.press(key);
      await expect(stage.page.getByText('On the menu')).toContainText('Walnut bread');
    }
  },
});

keyTable('content/overviews/material/sort.md', {
  Tab: async (stage) => {
    await stage.enter('sort-overview');
    await stage.expectFocus(/Cheese/);
    await stage.pressTo('Tab', /Milk/);
  },
  'Enter, Space': async (stage) => {
    for (const key of ['Enter', 'Space']) {
      await stage.enter('sort-overview');
      const header = stage.page.getByRole('columnheader', { name: /Cheese/ });
      await stage.press(key);
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      await stage.press(key);
      await expect(header).toHaveAttribute('aria-sort', 'descending');
    }
  },
});

/** The tooltip of the focused element: the library shows it only if a key press moved the focus. */
async function enterTooltip(stage: Stage): Promise<Locator> {
  const tooltip = stage.page.locator('mat-tooltip-component');
  await expect(async () => {
    await stage.enter('tooltip-overview');
    await expect(tooltip).toBeVisible({ timeout: 2000 });
  }).toPass();
  return tooltip;
}

keyTable('content/overviews/material/tooltip.md', {
  Tab: async (stage) => {
    const tooltip = await enterTooltip(stage);
    await stage.pressTo('Tab', 'After');
    await expect(tooltip).toBeHidden();
  },
  Escape: async (stage) => {
    const tooltip = await enterTooltip(stage);
    await stage.press('Escape');
    await expect(tooltip).toBeHidden();
    await stage.expectFocus('Contact sheet');
  },
});
