import { expect } from '../support/expect';
import { keyTable, type Stage } from '../support/stage';

const calendar = (stage: Stage) => stage.page.locator('mat-calendar');

/** Opens the calendar of the example, whose day is April 16, 2026. */
async function open(stage: Stage): Promise<void> {
  await stage.enter('datepicker-overview');
  await stage.press('Alt+ArrowDown');
  await stage.expectFocus('April 16, 2026');
}

/** Opens it and switches to the view of years, and then of the months of a year. */
async function openView(stage: Stage, view: 'year' | 'multi-year'): Promise<void> {
  await open(stage);
  await stage.page.getByRole('button', { name: 'Choose month and year' }).click();
  await stage.page.locator('mat-multi-year-view [tabindex="0"]').focus();
  await stage.expectFocus('2026');
  if (view === 'multi-year') return;
  await stage.press('Enter');
  await stage.expectFocus('April 2026');
}

keyTable('content/overviews/material/datepicker.md', {
  'Alt ↓': async (stage) => {
    await open(stage);
    await stage.enter('datepicker-overview');
    await stage.focused.evaluate((input) => input.setAttribute('readonly', ''));
    await stage.press('Alt+ArrowDown');
    await stage.press('Alt+ArrowDown');
    await expect(calendar(stage)).toHaveCount(0);
  },
  'Alt ↑ or Escape': async (stage) => {
    for (const key of ['Alt+ArrowUp', 'Escape']) {
      await open(stage);
      await stage.press(key);
      await expect(calendar(stage)).toHaveCount(0);
    }
  },
  '← → · Month': async (stage) => {
    await open(stage);
    await stage.pressTo('ArrowRight', 'April 17, 2026');
    await stage.pressTo('ArrowLeft', 'April 16, 2026');
  },
  '↑ ↓ · Month': async (stage) => {
    await open(stage);
    await stage.pressTo('ArrowDown', 'April 23, 2026');
    await stage.pressTo('ArrowUp', 'April 16, 2026');
  },
  'Home End': async (stage) => {
    await open(stage);
    await stage.pressTo('Home', 'April 1, 2026');
    await stage.pressTo('End', 'April 30, 2026');
  },
  'Page Up Page Down · Month': async (stage) => {
    await open(stage);
    await stage.pressTo('PageDown', 'May 16, 2026');
    await stage.pressTo('PageUp', 'April 16, 2026');
  },
  'Alt Page Up Page Down': async (stage) => {
    await open(stage);
    await stage.pressTo('Alt+PageDown', 'April 16, 2027');
    await stage.pressTo('Alt+PageUp', 'April 16, 2026');
  },
  '← → · Year': async (stage) => {
    await openView(stage, 'year');
    await stage.pressTo('ArrowRight', 'May 2026');
    await stage.pressTo('ArrowLeft', 'April 2026');
  },
  '↑ ↓ · Year': async (stage) => {
    await openView(stage, 'year');
    await stage.pressTo('ArrowDown', 'August 2026');
    await stage.pressTo('ArrowUp', 'April 2026');
  },
  'Page Up Page Down · Year': async (stage) => {
    await openView(stage, 'year');
    await stage.pressTo('PageDown', 'April 2027');
    await stage.pressTo('PageUp', 'April 2026');
    await stage.pressTo('Alt+PageDown', 'April 2036');
    await stage.pressTo('Alt+PageUp', 'April 2026');
  },
  '← → · Multi-year': async (stage) => {
    await openView(stage, 'multi-year');
    await stage.pressTo('ArrowRight', '2027');
    await stage.pressTo('ArrowLeft', '2026');
  },
  '↑ ↓ · Multi-year': async (stage) => {
    await openView(stage, 'multi-year');
    await stage.pressTo('ArrowDown', '2030');
    await stage.pressTo('ArrowUp', '2026');
  },
  'Page Up Page Down · Multi-year': async (stage) => {
    await openView(stage, 'multi-year');
    await stage.pressTo('PageDown', '2050');
    await stage.pressTo('PageUp', '2026');
    await stage.pressTo('Alt+PageDown', '2266');
    await stage.pressTo('Alt+PageUp', '2026');
  },
  'Enter or Space': async (stage) => {
    for (const key of ['Enter', 'Space']) {
      await open(stage);
      await stage.pressTo('ArrowRight', 'April 17, 2026');
      await stage.press(key);
      await expect(calendar(stage)).toHaveCount(0);
      await expect(stage.page.getByRole('textbox').first()).toHaveValue('4/17/2026');
    }
  },
});

const times = (stage: Stage) => stage.page.getByRole('listbox');

/** Opens the list of times with a key: every half hour from 8:00 AM to 6:00 PM. */
async function openTimes(stage: Stage, key = 'ArrowDown'): Promise<void> {
  await stage.enter('timepicker-playground');
  await stage.press(key);
  await expect(times(stage)).toBeVisible();
}

keyTable('content/overviews/material/timepicker.md', {
  '↓, ↑': async (stage) => {
    await openTimes(stage, 'ArrowUp');
    await openTimes(stage);
    await stage.press('Home');
    await stage.expectActiveOption('8:00 AM');
    await stage.press('ArrowDown');
    await stage.expectActiveOption('8:30 AM');
    await stage.press('ArrowUp');
    await stage.expectActiveOption('8:00 AM');
  },
  'Home, End': async (stage) => {
    await openTimes(stage);
    await stage.press('End');
    await stage.expectActiveOption('6:00 PM');
    await stage.press('Home');
    await stage.expectActiveOption('8:00 AM');
  },
  'Page Up, Page Down': async (stage) => {
    await openTimes(stage);
    await stage.press('Home', 'PageDown');
    await stage.expectActiveOption('1:00 PM');
    await stage.press('PageUp');
    await stage.expectActiveOption('8:00 AM');
  },
  Enter: async (stage) => {
    await openTimes(stage);
    await stage.press('Home', 'ArrowDown', 'Enter');
    await expect(times(stage)).toBeHidden();
    await expect(stage.page.getByRole('combobox')).toHaveValue('8:30 AM');
  },
  Escape: async (stage) => {
    await openTimes(stage);
    await stage.press('Home', 'Enter');
    await expect(stage.page.getByRole('combobox')).toHaveValue('8:00 AM');
    await stage.press('ArrowDown');
    await expect(times(stage)).toBeVisible();
    await stage.press('Escape');
    await expect(times(stage)).toBeHidden();
    await expect(stage.page.getByRole('combobox')).toHaveValue('8:00 AM');
    await stage.press('Escape');
    await expect(stage.page.getByRole('combobox')).toHaveValue('');
  },
  Tab: async (stage) => {
    await stage.enter('timepicker-playground');
    await stage.pressTo('Tab', 'Choose a departure');
    await openTimes(stage);
    await stage.pressTo('Tab', 'Choose a departure');
    await expect(times(stage)).toBeHidden();
  },
});
