import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Locator, test } from '@playwright/test';
import { boxOf } from '@/e2e/support/box-of';
import { computedStyles } from '@/e2e/support/computed-styles';
import { hooked } from '@/lib/design/hooks';
import { axeOn } from '@/scripts/check/artifact/accessibility/axe-on';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { listFiles } from '@/scripts/shared/list-files';
import { delayRequests } from '../support/delay-requests';
import { expect } from '../support/expect';

/** The report of the build, beside the site. */
const report = `${process.env.CONTENT_OUT ?? 'out'}-report.html`;

test('an overview of another library shows its text and its example, live', async ({ page }) => {
  await page.goto('/tiny/lamp/overview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lamp');
  // Once, because the text begins with the summary.
  await expect(page.getByText('A lamp is switched by pressing it.')).toHaveCount(1);
  // Lit because of the providers of the site, in the build and in the browser.
  const lamp = page.getByRole('button', { name: 'Kitchen is on', pressed: true });
  await lamp.click();
  await expect(page.getByRole('button', { name: 'Kitchen is off' })).toBeVisible();
});

test('the stylesheets of the site apply to stages, and to nothing else', async ({ page }) => {
  await page.goto('/tiny/lamp/overview?theme=light');
  const stage = page.locator(hooked('live')).first();
  await expect(stage).toHaveCSS('background-color', 'rgb(253, 246, 227)');
  await expect(stage.locator(hooked('liveHost'))).toHaveCSS('color', 'rgb(59, 47, 26)');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(204, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await page.goto('/tiny/lamp/overview?theme=dark');
  await expect(stage).toHaveCSS('background-color', 'rgb(18, 16, 12)');
});

test('the bar looks the same with its stylesheets as without', async ({ page }) => {
  const bar = page.getByRole('banner');
  await page.goto('/tiny/tag/api?theme=light');
  await simulateUserActivity(page);
  const plain = await computedStyles(bar);
  await page.goto('/tiny/lamp/overview?theme=light');
  await simulateUserActivity(page);
  const stage = page.locator(hooked('live')).first();
  await expect(stage).toHaveCSS('background-color', 'rgb(253, 246, 227)');
  expect(await computedStyles(bar)).toEqual(plain);
});

test('a theme that is made in the browser follows the scheme of its stage', async ({ page }) => {
  for (const [theme, edge] of [
    ['light', 'black'],
    ['dark', 'white'],
  ] as const) {
    await page.goto(`/tiny/lamp/overview?theme=${theme}`);
    await simulateUserActivity(page);
    const host = page.locator(hooked('liveHost')).first();
    await expect
      .poll(() => host.evaluate((node) => getComputedStyle(node).getPropertyValue('--tiny-edge')))
      .toBe(edge);
  }
});

test('it has its own logo, colors, words and footer', async ({ page }) => {
  await page.goto('/?theme=light');
  const logo = page.getByRole('navigation', { name: 'Top Toolbar' }).locator('img');
  expect(await logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  const start = page.getByRole('link', { name: 'Begin here' });
  await expect(start).toHaveCSS('background-color', 'rgb(180, 83, 9)');
  await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Releases' })).toHaveCount(0);
});

test('the home page shows examples, and offers no choice of one', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'In use' }).getByText('Water: 75 %')).toBeVisible();
  await page.goto('/tiny/categories');
  await expect(page.getByRole('button', { name: 'By purpose' })).toHaveCount(0);
});

test('an item without an overview opens at its API', async ({ page }) => {
  await page.goto('/tiny/tag');
  await expect(page).toHaveURL('/tiny/tag/api');
  await expect(page.getByRole('navigation', { name: 'Tag pages' })).not.toContainText('Overview');
});

test('links between its files become links to pages', async ({ page }) => {
  await page.goto('/tiny/lamp/overview');
  await page.getByRole('main').getByRole('link', { name: 'meter', exact: true }).click();
  await expect(page).toHaveURL('/tiny/meter/overview');
  await page.goto('/guide/getting-started');
  await page.getByRole('main').getByRole('link', { name: 'lamp', exact: true }).click();
  await expect(page).toHaveURL('/tiny/lamp/overview');
});

test('its API comes from its declarations, and from the sources in its maps', async ({ page }) => {
  await page.goto('/tiny/lamp/api');
  const main = page.getByRole('main');
  await expect(main.getByText("from '@fixture/tiny/lamp'").first()).toBeVisible();
  await expect(main.getByText('Color of its edge.')).toBeVisible();
  await expect(main.getByText("'amber'").first()).toBeVisible();
  await expect(main.getByRole('heading', { name: /LAMP_OPTIONS/ })).toBeVisible();
});

test('an example that needs a window reserves its space and becomes live', async ({ page }) => {
  await page.goto('/tiny/meter/examples/meter-window');
  await simulateUserActivity(page);
  await expect(page.getByText(/^Width: \d+ %$/)).toBeVisible();
});

test('an example with another name gets a title from its id', async ({ page }) => {
  await page.goto('/tiny/meter/examples/meter-basic');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meter basic');
  await expect(page.getByText('Water: 75 %')).toBeVisible();
});

test('an example that does not compile is shown as code', async ({ page }) => {
  await page.goto('/tiny/tag/examples/tag-size');
  await expect(page.getByText('This example does not compile here')).toBeVisible();
  await expect(page.getByText('tinyTag').first()).toBeVisible();
});

test('an example that lacks a provider is shown as code', async ({ page }) => {
  await page.goto('/tiny/lamp/examples/lamp-dimmer');
  await expect(page.getByText('This example does not run here')).toBeVisible();
});

test.describe('overlays that are none of the CDK', () => {
  /** Whether nothing lies over the middle of an element. */
  const isOnTop = (element: Locator) =>
    element.evaluate((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });

  test('a list reaches beyond its stage, and over the next one', async ({ page }) => {
    await page.goto('/tiny/meter/overview');
    const stage = page.locator('#meter-notes').locator(hooked('live'));
    await stage.getByRole('button', { name: 'List' }).click();
    const last = stage.getByRole('button', { name: 'Last note' });
    const [inner, outer] = [await boxOf(last), await boxOf(stage)];
    expect(inner.y).toBeGreaterThan(outer.y + outer.height);
    expect(await isOnTop(last)).toBe(true);
    await last.click();
    await expect(last).toBeHidden();
    await expect(stage).toHaveCSS('overflow-x', 'auto');
  });

  test('a list that opens on mousedown opens by a press before it is live', async ({ page }) => {
    const release = await delayRequests(page, '**/live/*.js');
    await page.goto('/tiny/meter/overview');
    const stage = page.locator('#meter-notes').locator(hooked('live'));
    await stage.getByRole('button', { name: 'List' }).click();
    await expect(stage).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(stage.getByRole('button', { name: 'Last note' })).toBeVisible();
  });

  test('a list covers the bar', async ({ page }) => {
    await page.goto('/tiny/meter/overview');
    const list = page.getByRole('group', { name: 'Listed notes' });
    await page.getByRole('button', { name: 'List' }).click();
    await list.evaluate((node) => {
      window.scrollBy(0, node.getBoundingClientRect().top - 10);
    });
    await expect.poll(async () => (await boxOf(list)).y).toBeLessThan(20);
    const covering = await list.evaluate((node) => {
      const { x, y } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(x + 5, y + 5));
    });
    expect(covering).toBe(true);
  });

  test('dialogs and toasts in the body are styled, and above the bar', async ({ page }) => {
    await page.goto('/tiny/meter/overview');
    await page.getByRole('button', { name: 'Toast' }).click();
    const toast = page.getByText('Noted', { exact: true });
    await expect(toast).toHaveCSS('background-color', 'rgb(59, 47, 26)');
    expect(await isOnTop(toast)).toBe(true);
    await page.getByRole('button', { name: 'Dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Note' });
    await expect(dialog).toHaveCSS('background-color', 'rgb(253, 246, 227)');
    expect(await isOnTop(dialog)).toBe(true);
    // Its mask covers the bar.
    const isCovered = await dialog.evaluate(
      (node) => document.elementFromPoint(window.innerWidth / 2, 5) === node.parentElement,
    );
    expect(isCovered).toBe(true);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test('they go with their example, and the tips of the site stay its own', async ({ page }) => {
    await page.goto('/tiny/meter/overview');
    await page.getByRole('button', { name: 'Toast' }).click();
    const toast = page.getByText('Noted', { exact: true });
    await expect(toast).toBeVisible();
    await page
      .getByRole('link', { name: /^Copy a link to/ })
      .first()
      .hover();
    const tip = page.locator(hooked('sitePart')).filter({ hasText: 'Copy link' });
    await expect(tip).toBeVisible();
    await expect(tip).not.toHaveClass(/live-host/);
    await page.getByRole('link', { name: 'API', exact: true }).first().click();
    await expect(page).toHaveURL('/tiny/meter/api');
    await expect(toast).toHaveCount(0);
  });
});

test('pages link to their files, and show when these last changed', async ({ page }) => {
  const repository = 'https://github.com/fixture/tiny-docs';
  for (const [path, file] of [
    ['/tiny/lamp/overview', 'edit/trunk/overviews/lamp.md'],
    ['/guide/getting-started', 'edit/trunk/guides/getting-started.md'],
    ['/tiny/tag/examples/tag-list', 'tree/trunk/examples/tag/tag-list'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      `${repository}/${file}`,
    );
    await expect(page.getByText('Last updated 3 March 2026')).toBeVisible();
    const mistake = await page
      .getByRole('link', { name: 'Report an issue with this page' })
      .getAttribute('href');
    const url = new URL(mistake ?? '');
    expect(url.origin + url.pathname).toBe(`${repository}/issues/new`);
    expect(url.searchParams.get('title')).toBe(`Issue on ${path}`);
  }
});

test('pages do not name the default library of this project', async ({ page }) => {
  for (const path of ['/', '/tiny/categories', '/tiny/lamp/overview', '/guides', '/search']) {
    await page.goto(path);
    expect(await page.content(), path).not.toMatch(/Material(?! Icons)|\bCDK\b/);
  }
});

test('nor does any file of the site but its scripts and licenses', () => {
  const out = process.env['CONTENT_OUT'] ?? 'out';
  const naming = listFiles(out)
    .filter((file) => /\.(?:html|json|txt|xml|md|css|svg|webmanifest|toml)$/.test(file))
    .filter((file) => !/^(?:_next|live)\//.test(file))
    .filter((file) =>
      /\bMaterial(?! Icons)\b|\bCDK\b|material-docs|material\.example|angular\/(?:components|material|cdk)/.test(
        readFileSync(join(out, file), 'utf8'),
      ),
    );
  expect(naming).toEqual([]);
});

test('an example that needs a window starts before anything is touched', async ({ page }) => {
  await page.goto('/tiny/meter/examples/meter-window');
  await expect(page.locator('live-example').first()).toHaveAttribute('data-live', 'live');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an example that needs a window has room before it is measured', async ({ page }) => {
    await page.goto('/tiny/meter/examples/meter-window');
    const place = page.locator('[data-live-host]');
    const note = place.locator('noscript p');
    await expect(note).toBeVisible();
    expect(await note.textContent()).toMatch('This example runs in browsers with scripts only.');
    // What an example gets that `npm run measure -- --content` has not measured yet.
    expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(240);
  });
});

test.describe('the report', () => {
  test('lists the results of everything', () => {
    const facts: unknown = JSON.parse(readFileSync(report.replace(/html$/, 'json'), 'utf8'));
    const example = (id: string, state: string, words: unknown): unknown =>
      expect.objectContaining({ id, state, words });
    expect(facts).toMatchObject({
      site: 'Tiny',
      packages: [{ name: '@fixture/tiny', version: '1.2.0' }],
      examples: {
        examples: [
          example('lamp-basic', 'live', []),
          example('lamp-colors', 'live', []),
          example('lamp-dimmer', 'failed', [
            'no provider for DIMMER_STEPS (LampDimmer → DIMMER_STEPS): provide it in the file that examples.providers in site.ts names',
          ]),
          example('meter-basic', 'live', []),
          example('meter-notes', 'live', []),
          example('meter-window', 'client', ['window is not defined']),
          example('tag-list', 'live', []),
          example('tag-size', 'failed', [expect.stringContaining('TS2322')]),
        ],
      },
      deadLinks: [
        {
          page: '/guide/getting-started',
          problem: 'the link "./chapter-two.md" leads nowhere',
          source: 'guides/getting-started.md:9',
        },
      ],
      texts: [
        expect.objectContaining({
          file: 'guides/getting-started.md',
          line: 11,
          subject: 'policy',
          message: expect.stringContaining("'https://other.fixture.test' to policy.images"),
        }),
      ],
      undescribed: [{ page: '/tiny/tag/api', symbols: ['TagSize'] }],
      itemsWithoutOverview: [{ name: 'Tag' }],
    });
  });

  test('is an accessible page', async ({ page }) => {
    await page.goto(pathToFileURL(report).href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Build report of Tiny');
    await expect(page.getByText('5 live, 1 client only, 2 failed, 0 left out')).toBeVisible();
    const { violations } = await axeOn(page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
