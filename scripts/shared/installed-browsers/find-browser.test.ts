/** @jest-environment node */
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser';

it('uses the browser of CHROME_PATH', () => {
  expect(findBrowser('full', () => true, '/my/chrome')).toBe('/my/chrome');
});

it('throws when the browser of CHROME_PATH cannot run', () => {
  const canRun = (program: string) => program !== '/my/chrome';
  expect(() => findBrowser('full', canRun, '/my/chrome')).toThrow('/my/chrome');
});

it('prefers the kind that was asked for, and falls back to the other', () => {
  const isThere = (program: string) => /^chrom(e|ium)(-headless-shell)?$/.test(program);
  expect(findBrowser('headless', isThere, '')).toMatch(/chromium-headless-shell$/);
  expect(findBrowser('full', isThere, '')).toMatch(/chromium$/);
  const isShell = (program: string) => program === 'chromium-headless-shell';
  expect(findBrowser('full', isShell, '')).toMatch(/chromium-headless-shell$/);
});

it("falls back to Playwright's browser", () => {
  const own = chromium.executablePath();
  expect(findBrowser('full', (program) => program === own, '')).toBe(own);
});

it('returns undefined when there is no browser', () => {
  expect(findBrowser('full', () => false, '')).toBeUndefined();
});
