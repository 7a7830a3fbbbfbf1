import { expect } from '@playwright/test';
import { keyTable, type Stage } from '../support/stage';

const calendar = (stage: Stage) => stage.page.locator('mat-calendar');

/** Opens the calendar of the example, whose day is April 16, 2026. */
async function open(stage: Stage): Promise<void> {
  await stage.enter('datepicker-overview');
  await stage.press('Alt+ArrowDown');
  await stage.at('April 16, 2026');
}

/** Opens it and steps out to the years, or further out to the months of a year. */
async function openView(stage: Stage, view: 'year' | 'multi-year'): Promise<void> {
  await open(stage);
  await stage.page.getByRole('button', { name: 'Choose month and year' }).click();
  await stage.page.locator('mat-multi-year-view [tabindex="0"]').focus();
  await stage.at('2026');
  if (view === 'multi-year') return;
  await stage.press('Enter');
  await stage.at('April 2026');
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
    await stage.go('ArrowRight', 'April 17, 2026');
    await stage.go('ArrowLeft', 'April 16, 2026');
  },
  '↑ ↓ · Month': async (stage) => {
    await open(stage);
    await stage.go('ArrowDown', 'April 23, 2026');
    await stage.go('ArrowUp', 'April 16, 2026');
  },
  'Home End': async (stage) => {
    await open(stage);
    await stage.go('Home', 'April 1, 2026');
    await stage.go('End', 'April 30, 2026');
  },
  'Page Up Page Down · Month': async (stage) => {
    await open(stage);
    await stage.go('PageDown', 'May 16, 2026');
    await stage.go('PageUp', 'April 16, 2026');
  },
  'Alt Page Up Page Down': async (stage) => {
    await open(stage);
    await stage.go('Alt+PageDown', 'April 16, 2027');
    await stage.go('Alt+PageUp', 'April 16, 2026');
  },
  '← → · Year': async (stage) => {
    await openView(stage, 'year');
    await stage.go('ArrowRight', 'May 2026');
    await stage.go('ArrowLeft', 'April 2026');
  },
  '↑ ↓ · Year': async (stage) => {
    await openView(stage, 'year');
    await stage.go('ArrowDown', 'August 2026');
    await stage.go('ArrowUp', 'April 2026');
  },
  'Page Up Page Down · Year': async (stage) => {
    await openView(stage, 'year');
    await stage.go('PageDown', 'April 2027');
    await stage.go('PageUp', 'April 2026');
    await stage.go('Alt+PageDown', 'April 2036');
    await stage.go('Alt+PageUp', 'April 2026');
  },
  '← → · Multi-year': async (stage) => {
    await openView(stage, 'multi-year');
    await stage.go('ArrowRight', '2027');
    await stage.go('ArrowLeft', '2026');
  },
  '↑ ↓ · Multi-year': async (stage) => {
    await openView(stage, 'multi-year');
    await stage.go('ArrowDown', '2030');
    await stage.go('ArrowUp', '2026');
  },
  'Page Up Page Down · Multi-year': async (stage) => {
    await openView(stage, 'multi-year');
    await stage.go('PageDown', '2050');
    await stage.go('PageUp', '2026');
    await stage.go('Alt+PageDown', '2266');
    await stage.go('Alt+PageUp', '2026');
  },
  'Enter or Space': async (stage) => {
    for (const key of ['Enter', 'Space']) {
      await open(stage);
      await stage.go('ArrowRight', 'April 17, 2026');
      await stage.press(key);
      await expect(calendar(stage)).toHaveCount(0);
      await expect(stage.page.getByRole('textbox').first()).toHaveValue('4/17/2026');
    }
  },
});

const times = (stage: Stage) => stage.page.getByRole('listbox');

/** Opens the list of times from 8:00 AM to 6:00 PM, every half hour, by a key. */
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
    await stage.active('8:00 AM');
    await stage.press('ArrowDown');
    await stage.active('8:30 AM');
    await stage.press('ArrowUp');
    await stage.active('8:00 AM');
  },
  'Home, End': async (stage) => {
    await openTimes(stage);
    await stage.press('End');
    await stage.active('6:00 PM');
    await stage.press('Home');
    await stage.active('8:00 AM');
  },
  'Page Up, Page Down': async (stage) => {
    await openTimes(stage);
    await stage.press('Home', 'PageDown');
    await stage.active('1:00 PM');
    await stage.press('PageUp');
    await stage.active('8:00 AM');
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
    await stage.go('Tab', 'Choose a departure');
    await openTimes(stage);
    await stage.go('Tab', 'Choose a departure');
    await expect(times(stage)).toBeHidden();
  },
});
