import type { Page } from '@playwright/test';

/** Clicks a link without Playwright scrolling it into view first. */
export const pressLink = (page: Page, name: string) =>
  page
    .getByRole('link', { name, exact: true })
    .first()
    .evaluate((link: HTMLElement) => link.click());
