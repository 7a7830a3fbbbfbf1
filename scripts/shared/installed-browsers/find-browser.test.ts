/** @jest-environment node */
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser';

it('takes the browser it is told to take', () => {
  expect(findBrowser('whole', () => true, '/my/chrome')).toBe('/my/chrome');
});

it('does not replace a browser that was asked for', () => {
  const canRun = (program: string) => program !== '/my/chrome';
  expect(() => findBrowser('whole', canRun, '/my/chrome')).toThrow('/my/chrome');
});

it('takes the one without windows, except for measuring', () => {
  const isThere = (program: string) => /^chrom(e|ium)(-headless-shell)?$/.test(program);
  expect(findBrowser('windowless', isThere, '')).toMatch(/chromium-headless-shell$/);
  expect(findBrowser('whole', isThere, '')).toMatch(/chromium$/);
  const isShell = (program: string) => program === 'chromium-headless-shell';
  expect(findBrowser('whole', isShell, '')).toMatch(/chromium-headless-shell$/);
});

it("falls back to Playwright's browser", () => {
  const own = chromium.executablePath();
  expect(findBrowser('whole', (program) => program === own, '')).toBe(own);
});

it('says that there is none', () => {
  expect(findBrowser('whole', () => false, '')).toBeUndefined();
});
