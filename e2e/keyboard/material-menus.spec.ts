import { expect } from '../support/expect';
import { keyTable, type Stage } from '../support/stage';

const input = (stage: Stage) => stage.page.getByRole('combobox');

keyTable('content/overviews/material/autocomplete.md', {
  '↓': async (stage) => {
    await stage.enter('autocomplete-overview');
    await stage.press('Escape');
    await expect(stage.page.getByRole('listbox')).toBeHidden();
    await stage.press('ArrowDown');
    await expect(stage.page.getByRole('listbox')).toBeVisible();
    await stage.press('ArrowDown');
    await stage.expectActiveOption(/^Schiphol/);
    for (let step = 0; step < 7; step++) await stage.press('ArrowDown');
    await stage.expectActiveOption(/^Schiphol/);
  },
  '↑': async (stage) => {
    await stage.enter('autocomplete-overview');
    await stage.press('Escape', 'ArrowUp');
    await expect(stage.page.getByRole('listbox')).toBeVisible();
    await stage.press('ArrowUp');
    await stage.expectActiveOption(/^Vancouver/);
    await stage.press('ArrowUp');
    await stage.expectActiveOption(/^Humberto/);
  },
  Enter: async (stage) => {
    await stage.enter('autocomplete-overview');
    await expect(stage.page.getByRole('listbox')).toBeVisible();
    await stage.press('ArrowDown', 'Enter');
    await expect(input(stage)).toHaveValue('Schiphol');
    await expect(stage.page.getByRole('listbox')).toBeHidden();
    // Without an active option the browser handles the key: it submits the form around the input.
    await stage.mount('autocomplete-overview');
    await stage.page.evaluate(() => {
      const form = document.createElement('form');
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        document.title = 'Submitted';
      });
      const example = document.querySelector('main > *');
      example?.replaceWith(form);
      if (example) form.append(example);
    });
    await stage.press('Tab', 'Enter');
    await expect(stage.page).toHaveTitle('Submitted');
  },
  Escape: async (stage) => {
    await stage.enter('autocomplete-overview');
    await stage.press('ArrowDown');
    await stage.expectActiveOption(/^Schiphol/);
    await stage.press('Escape');
    await expect(stage.page.getByRole('listbox')).toBeHidden();
    await stage.expectActiveOption(/^$/);
  },
  'Alt ↑': async (stage) => {
    await stage.enter('autocomplete-overview');
    await stage.press('ArrowDown');
    await stage.expectActiveOption(/^Schiphol/);
    await stage.press('Alt+ArrowUp');
    await expect(stage.page.getByRole('listbox')).toBeHidden();
    await stage.expectActiveOption(/^$/);
  },
  Tab: async (stage) => {
    await stage.enter('autocomplete-overview');
    await expect(stage.page.getByRole('listbox')).toBeVisible();
    await stage.pressTo('Tab', 'After');
    await expect(stage.page.getByRole('listbox')).toBeHidden();
  },
});

const label = 'Score';

keyTable('content/overviews/material/menu.md', {
  'Enter or Space': async (stage) => {
    for (const key of ['Enter', 'Space']) {
      await stage.enter('menu-overview');
      await stage.pressTo(key, 'Print parts');
      await stage.press(key);
      await stage.expectStatus('Parts sent to the printer.');
    }
  },
  'Shift F10, or the menu key': async (stage) => {
    for (const key of ['Shift+F10', 'ContextMenu']) {
      await stage.enter('context-menu');
      await stage.press(key);
      await expect(stage.item('One star more')).toBeVisible();
    }
  },
  '↓ ↑': async (stage) => {
    await stage.enter('menu-overview');
    await stage.pressTo('Enter', 'Print parts');
    await stage.pressTo('ArrowDown', 'Transpose for clarinet');
    await stage.pressTo('ArrowDown', 'Print parts');
    await stage.pressTo('ArrowUp', 'Transpose for clarinet');
  },
  'Home End': async (stage) => {
    await stage.enter('menu-overview');
    await stage.pressTo('Enter', 'Print parts');
    await stage.pressTo('End', 'Transpose for clarinet');
    await stage.pressTo('Home', 'Print parts');
  },
  '→': async (stage) => {
    await stage.enter('menu-nested');
    await stage.pressTo('Enter', 'Loire');
    await stage.pressTo('ArrowRight', 'Savennières');
  },
  '←': async (stage) => {
    await stage.enter('menu-nested');
    await stage.pressTo('Enter', 'Loire');
    await stage.pressTo('ArrowRight', 'Savennières');
    await stage.pressTo('ArrowLeft', 'Loire');
    await expect(stage.item('Savennières')).toBeHidden();
  },
  Escape: async (stage) => {
    await stage.enter('menu-overview');
    await stage.pressTo('Enter', 'Print parts');
    await stage.pressTo('Escape', label);
    await expect(stage.page.getByRole('menu')).toBeHidden();
  },
  Tab: async (stage) => {
    await stage.enter('menu-overview');
    await stage.pressTo('Enter', 'Print parts');
    await stage.press('Tab');
    await expect(stage.page.getByRole('menu')).toBeHidden();
  },
  'A letter': async (stage) => {
    await stage.enter('menu-overview');
    await stage.pressTo('Enter', 'Print parts');
    await stage.pressTo('t', 'Transpose for clarinet');
  },
});

const select = (stage: Stage) => stage.page.getByRole('combobox');
const panel = (stage: Stage) => stage.page.getByRole('listbox');

async function opened(stage: Stage, id = 'select-overview'): Promise<void> {
  await stage.enter(id);
  await stage.press('Enter');
  await expect(panel(stage)).toBeVisible();
}

keyTable('content/overviews/material/select.md', {
  'Enter, Space': async (stage) => {
    for (const key of ['Enter', 'Space']) {
      await stage.enter('select-overview');
      await stage.press(key);
      await expect(panel(stage)).toBeVisible();
      await stage.press('ArrowDown', key);
      await expect(panel(stage)).toBeHidden();
      await expect(select(stage)).toHaveText('Fine');
    }
  },
  '↓, →': async (stage) => {
    await stage.enter('select-overview');
    await stage.press('ArrowDown');
    await expect(select(stage)).toHaveText('Fine');
    await stage.press('ArrowRight');
    await expect(select(stage)).toHaveText('Extra fine');
    await expect(panel(stage)).toBeHidden();
    await opened(stage);
    await stage.press('ArrowDown');
    await stage.expectActiveOption('Fine');
    for (const key of ['ArrowDown', 'ArrowRight']) {
      await stage.enter('select-multiple');
      await stage.press(key);
      await expect(panel(stage)).toBeVisible();
    }
  },
  '↑, ←': async (stage) => {
    await stage.enter('select-overview');
    await stage.press('ArrowUp');
    await expect(select(stage)).toHaveText('Coarse');
    await stage.press('ArrowDown', 'ArrowLeft');
    await expect(select(stage)).toHaveText('Coarse');
    await opened(stage);
    await stage.press('ArrowUp');
    await stage.expectActiveOption('Coarse');
    for (const key of ['ArrowUp', 'ArrowLeft']) {
      await stage.enter('select-multiple');
      await stage.press(key);
      await expect(panel(stage)).toBeVisible();
    }
  },
  'Alt ↓, Alt ↑': async (stage) => {
    for (const key of ['Alt+ArrowDown', 'Alt+ArrowUp']) {
      await stage.enter('select-overview');
      await stage.press(key);
      await expect(panel(stage)).toBeVisible();
      await stage.press(key);
      await expect(panel(stage)).toBeHidden();
    }
  },
  'Home, End': async (stage) => {
    await stage.enter('select-overview');
    await stage.press('End');
    await expect(select(stage)).toHaveText('Extra fine');
    await stage.press('Home');
    await expect(select(stage)).toHaveText('Coarse');
    await opened(stage);
    await stage.press('End');
    await stage.expectActiveOption('Extra fine');
    await stage.press('Home');
    await stage.expectActiveOption('Coarse');
  },
  'Page Up, Page Down': async (stage) => {
    await stage.enter('select-overview');
    await stage.press('PageDown');
    await expect(select(stage)).toHaveText('Extra fine');
    await stage.press('PageUp');
    await expect(select(stage)).toHaveText('Coarse');
    await opened(stage);
    await stage.press('PageDown');
    await stage.expectActiveOption('Extra fine');
    await stage.press('PageUp');
    await stage.expectActiveOption('Coarse');
  },
  Letters: async (stage) => {
    await stage.enter('select-overview');
    await stage.press('f');
    await expect(select(stage)).toHaveText('Fine');
    await opened(stage);
    await stage.press('e');
    await stage.expectActiveOption('Extra fine');
  },
  'Shift ↓, Shift ↑': async (stage) => {
    await opened(stage, 'select-multiple');
    await stage.expectActiveOption('Cardamom');
    await stage.press('Shift+ArrowDown');
    await stage.expectActiveOption('Cinnamon');
    await expect(stage.option('Cinnamon')).toHaveAttribute('aria-selected', 'true');
    await stage.press('Shift+ArrowUp');
    await expect(stage.option('Cardamom')).toHaveAttribute('aria-selected', 'false');
  },
  'Ctrl A': async (stage) => {
    await opened(stage, 'select-multiple');
    await stage.press('Control+a');
    await expect(stage.page.getByRole('option', { selected: true })).toHaveCount(6);
    await stage.press('Control+a');
    await expect(stage.page.getByRole('option', { selected: true })).toHaveCount(0);
  },
  Tab: async (stage) => {
    await stage.enter('select-overview');
    await stage.pressTo('Tab', 'After');
    await opened(stage);
    await stage.press('ArrowDown', 'Tab');
    await expect(panel(stage)).toBeHidden();
    await expect(select(stage)).toHaveText('Fine');
    await opened(stage, 'select-multiple');
    await stage.press('ArrowDown', 'Tab');
    await expect(panel(stage)).toBeHidden();
    await expect(select(stage)).toHaveText('Cardamom, Fennel');
  },
  Escape: async (stage) => {
    await opened(stage);
    await stage.press('Escape');
    await expect(panel(stage)).toBeHidden();
  },
});
