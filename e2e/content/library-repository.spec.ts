import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { z } from 'zod';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { expect } from '../support/expect';

/** The report of the build, beside the site. */
function readReport() {
  const file = `${process.env['CONTENT_OUT'] ?? 'out'}-report.json`;
  const record = z.record(z.string(), z.unknown());
  const schema = z.object({
    texts: z.array(record),
    deadLinks: z.array(record),
    examples: z.object({
      examples: z.array(
        z.object({
          id: z.string(),
          folder: z.string(),
          state: z.string(),
          words: z.array(z.string()),
        }),
      ),
      warnings: z.array(record),
      missingPackages: z.array(record),
    }),
  });
  const { examples: outcomes, ...rest } = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { outcomes, ...rest };
}

test('an overview that begins at heading level 3 has headings in order', async ({ page }) => {
  await page.goto('/material/button/overview');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'Kinds of buttons' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 3, name: 'A level that skips' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: 'Keyboard' })).toBeVisible();
});

test('a heading of level 1 is the title, also in lists', async ({ page }) => {
  await page.goto('/material/slider/overview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The slider of Harbor');
  await page.goto('/guides');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Getting started with Harbor' }).first().click();
  await expect(page).toHaveURL('/guide/getting-started');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('links between Markdown files lead to pages and the repository, and broken ones become text', async ({
  page,
}) => {
  await page.goto('/material/button/overview');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'the guide' })).toHaveAttribute(
    'href',
    '/guide/getting-started#first-steps',
  );
  await expect(main.getByRole('link', { name: 'license' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/harbor\/components\/blob\/HEAD\/.*LICENSE$/,
  );
  await expect(main.getByText('lost page')).toBeVisible();
  await expect(main.getByRole('link', { name: 'lost page' })).toHaveCount(0);
  await main.getByRole('link', { name: 'overlay', exact: true }).click();
  await expect(page).toHaveURL('/cdk/overlay/overview');
});

test('raw HTML is kept without executable parts', async ({ page }) => {
  await page.goto('/material/button/overview');
  await page.getByText('Raw HTML that is kept').click();
  const kept = page.getByText('Press Enter.');
  await expect(kept).toBeVisible();
  await expect(kept).not.toHaveAttribute('onclick', /./);
  await expect(kept).toHaveCSS('position', 'static');
  await expect(page).not.toHaveTitle('overtaken');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('pictures are copied', async ({ page }) => {
  await page.goto('/material/slider/overview');
  const picture = page.getByRole('img', { name: 'A drawn slider' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image) => image.clientWidth)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'picture by itself' }).click();
  await expect(page).toHaveURL(/\/assets\/content\/.*slider\.svg$/);
});

test('examples run, including those that access the window immediately', async ({ page }) => {
  await page.goto('/material/button/overview');
  await page.getByRole('button', { name: 'Moor at the Quay' }).first().click();
  await expect(page.getByText('Moored 1 times')).toBeVisible();
  await page.goto('/material/slider/examples/slider-screen');
  await simulateUserActivity(page);
  await expect(page.getByText(/^Up to \d+$/)).toBeVisible();
  await page.goto('/cdk/overlay/overview');
  await page.getByRole('button', { name: 'Remark' }).click();
  await expect(page.getByText('High water at noon', { exact: true })).toBeVisible();
});

test('a text without an entry point has no API page', async ({ page }) => {
  await page.goto('/material/color-notes/overview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes on color');
  await expect(page.getByRole('link', { name: 'API', exact: true })).toHaveCount(0);
  await page.goto('/material/button/api');
  await expect(page.getByRole('heading', { name: /^MatButton\b/ }).first()).toBeVisible();
});

test('code in unknown languages is shown as plain text', async ({ page }) => {
  await page.goto('/material/button/overview');
  const main = page.getByRole('main');
  await expect(main.getByText('DISPLAY "A language nobody colors".')).toBeVisible();
  await expect(main.getByText('begin print("nor this one") end')).toBeVisible();
});

test('an example of a test harness shows its test', async ({ page }) => {
  await page.goto('/material/button/examples/button-harness');
  await expect(page.getByText('jasmine.createSpy()').first()).toBeVisible();
});

for (const id of ['button-broken', 'button-localized', 'button-spied']) {
  test(`${id}, which does not compile, is shown as code`, async ({ page }) => {
    await page.goto(`/material/button/examples/${id}`);
    await expect(page.getByText('This example does not compile here')).toBeVisible();
    await expect(page.locator('[data-live-host]')).toHaveCount(0);
  });
}

test.describe('the report', () => {
  const folder = 'e2e/fixtures/library-repository';
  const examples = `${folder}/src/components-examples`;

  test('lists what was corrected in texts, by file and line', () => {
    const { texts, deadLinks } = readReport();
    const file = `${folder}/src/material/button/button.md`;
    const page = '/material/button/overview';
    expect(texts.filter((text) => text['page'] === page)).toEqual(
      [
        [5, 'heading', 'headings begin at level 3'],
        [12, 'heading', 'heading "A level that skips one" skips from level 3 to 5'],
        [14, 'code', 'code language "cobol" is not known'],
        [18, 'code', 'code language "algol" is not known'],
        [22, 'html', '"onclick" of <p> is left out'],
        [22, 'html', '"style" of <p> is left out'],
        [24, 'html', '<script> is left out'],
        [
          25,
          'policy',
          `"https://example.com" is blocked by the content security policy; to allow it, add 'https://example.com' to policy.frames in site.ts`,
        ],
        [33, 'example', 'expected the id of an example, not "button-gone"'],
        [
          35,
          'example',
          'expected pair({"do": {"example": "id", "why": "A sentence."}, "avoid": {…}})',
        ],
      ].map(([line, subject, message]) => ({ page, file, line, subject, message })),
    );
    expect(deadLinks).toEqual([
      {
        page: '/material/button/overview',
        problem: 'the link "./lost.md" leads nowhere',
        source: `${file}:9`,
      },
      {
        page: '/material/button/overview',
        problem: 'the link "/components/lost/overview" leads nowhere',
        source: `${file}:9`,
      },
      {
        page: '/guide/getting-started',
        problem: 'the link "#nowhere" leads nowhere',
        source: `${folder}/guides/getting-started.md:16`,
      },
    ]);
  });

  test('lists the result of each example, with messages of the compiler', () => {
    const { outcomes } = readReport();
    const of = (id: string) => outcomes.examples.find((example) => example.id === id);
    expect(outcomes.examples.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'button-broken failed',
      'button-harness live',
      'button-kinds live',
      'button-localized failed',
      'button-spied failed',
      'cdk-overlay-note live',
      'slider-playground live',
      'slider-screen client',
    ]);
    expect(of('button-broken')).toMatchObject({
      folder: `${examples}/material/button/button-broken`,
      words: [expect.stringMatching(/^button-broken-example\.ts:6: TS2322: /)],
    });
    expect(of('button-spied')?.words.join()).toContain('it needs @types/jasmine');
    expect(outcomes.missingPackages).toEqual([
      { name: '@angular/localize', neededBy: ['button-localized'] },
    ]);
  });

  test('lists examples whose names differ from their folders', () => {
    const file = `${examples}/cdk/overlay/cdk-overlay-note/cdk-overlay-note-example.ts`;
    expect(readReport().outcomes.warnings).toEqual(
      [
        'the component is OverlayRemark, expected CdkOverlayNoteExample',
        'the selector is overlay-remark, expected cdk-overlay-note-example',
        'expected /** @title … */ above the class',
      ].map((reason) => ({ file, reason })),
    );
  });
});
