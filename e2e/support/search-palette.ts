import type { Page } from '@playwright/test';

export const button = (page: Page) => page.getByRole('link', { name: 'Search the documentation' });
export const palette = (page: Page) =>
  page.getByRole('dialog', { name: 'Search the documentation' });
export const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search' });
export const options = (page: Page) => palette(page).getByRole('option');
export const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });
