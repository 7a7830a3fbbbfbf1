/** @jest-environment node */
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser';

it('takes the browser it is told to take', () => {
  expect(findBrowser('/my/chrome', () => true)).toBe('/my/chrome');
});

it('does not replace a browser that was asked for', () => {
  const canRun = (program: string) => program !== '/my/chrome';
  expect(() => findBrowser('/my/chrome', canRun)).toThrow('/my/chrome');
});

it("falls back to Playwright's browser", () => {
  const own = chromium.executablePath();
  expect(findBrowser('', (program) => program === own)).toBe(own);
});

it('says that there is none', () => {
  expect(findBrowser('', () => false)).toBeUndefined();
});
