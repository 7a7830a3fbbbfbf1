import { type Page, test } from '@playwright/test';
import { expect } from '../support/expect';
import { openStarted } from '../support/open';

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test('the notice is painted with the page, without a fade', async ({ page }) => {
  await page.goto('/components/button/overview');
  await expect(notice(page)).toHaveCSS('animation-name', 'none');
});

test('the notice is at the bottom left until it is accepted', async ({ page }) => {
  await page.goto('/guides');
  for (const width of [320, 700, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(notice(page)).toContainText(
      'This site uses cookies from Google to deliver its services and to analyze traffic.',
    );
    const bottom = async () => {
      const box = await notice(page).boundingBox();
      return Math.ceil((box?.y ?? 0) + (box?.height ?? 0));
    };
    await expect.poll(bottom).toBeGreaterThanOrEqual(800 - 17);
    const box = await notice(page).boundingBox();
    expect(box?.x).toBeLessThanOrEqual(16);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  const details = notice(page).getByRole('link', { name: 'More details' });
  await expect(details).toHaveAttribute('href', 'https://policies.google.com/technologies/cookies');
  await expect(details).toHaveAttribute('target', '_blank');
  await expect(details).toHaveAttribute('rel', /noopener/);
  await notice(page).getByRole('button', { name: 'Ok, Got it' }).click();
  await expect(notice(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('docs-cookies'))).toBe('true');
});

test('once accepted, it never appears again, not even briefly', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('docs-cookies', 'true');
    // Checked in animation frames, because the page may exist before its stylesheets have loaded, but is not
    // painted.
    const look = () => {
      const element = document.querySelector('[aria-label="Cookies"]');
      if (element && getComputedStyle(element).display !== 'none') {
        document.documentElement.dataset['seen'] = 'notice';
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openStarted(page, '/guides');
  await expect(notice(page)).toBeHidden();
  expect(await page.locator('html').getAttribute('data-seen')).toBeNull();
});

test('it is early in tab order and does not trap the focus', async ({ page }) => {
  await page.goto('/guides');
  const stops: string[] = [];
  for (let press = 0; press < 16; press += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.textContent.trim() ?? ''));
  }
  const accept = stops.indexOf('Ok, Got it');
  expect(accept).toBeGreaterThan(0);
  expect(accept).toBeLessThan(14);
  expect(stops.slice(accept + 1).join()).not.toContain('More details');
});

test('it covers no heading of the home page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openStarted(page, '/');
  const cover = await notice(page).boundingBox();
  if (!cover) throw new Error('The notice does not show');
  for (const heading of await page.getByRole('heading').all()) {
    const box = await heading.boundingBox();
    if (!box) continue;
    const apart =
      box.x > cover.x + cover.width ||
      box.x + box.width < cover.x ||
      box.y > cover.y + cover.height ||
      box.y + box.height < cover.y;
    expect(apart, await heading.innerText()).toBe(true);
  }
});

test('it does not cover the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/guides');
  for (const link of await page.getByRole('main').getByRole('link').all()) {
    await link.focus();
    const covered = () =>
      link.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const cover = document.querySelector('[aria-label="Cookies"]')?.getBoundingClientRect();
        return cover ? box.bottom > cover.top && box.top < cover.bottom : undefined;
      });
    await expect.poll(covered).toBe(false);
  }
});

test('it disappears in all tabs when it is accepted in one', async ({ page, context }) => {
  await openStarted(page, '/guides');
  const other = await context.newPage();
  await other.goto('/cdk/categories');
  await notice(other).getByRole('button', { name: 'Ok, Got it' }).click();
  await expect(notice(page)).toBeHidden();
});

test('it moves nothing', async ({ page }) => {
  await openStarted(page, '/guides');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await notice(page).getByRole('button', { name: 'Ok, Got it' }).click();
  expect(await heading.boundingBox()).toEqual(before);
});
