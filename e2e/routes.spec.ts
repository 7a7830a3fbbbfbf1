import type { Page } from '@playwright/test';
import { requestedParameter } from '@/lib/routes/not-found-address';
import { expect } from './support/expect';
import { groupsOf } from './support/groups';
import { test } from './support/plain-host';
import { sampleOf } from './support/sweep';

/** A row of the route table: a requested path, and the resulting page. */
interface Row {
  name: string;
  path: string;
  /** The final path, if it differs. */
  end?: string;
  heading: RegExp;
  /** Accessible name of the sidenav, on the pages that have one. */
  sidenav?: string;
  status?: number;
}

const notFound = { end: '/404', heading: /page not found/i, status: 404 };
const components = { heading: /^components$/i, sidenav: 'Components' };
const button = { heading: /^button$/i, sidenav: 'Components' };

const rows: readonly Row[] = [
  { name: 'the homepage', path: '/', heading: /./ },
  { name: 'categories', path: '/categories', end: '/components/categories', ...components },
  { name: 'components', path: '/components', end: '/components/categories', ...components },
  { name: 'cdk', path: '/cdk', end: '/cdk/categories', heading: /cdk/i, sidenav: 'CDK' },
  { name: 'the components', path: '/components/categories', ...components },
  { name: 'the CDK', path: '/cdk/categories', heading: /cdk/i, sidenav: 'CDK' },
  { name: 'the guides', path: '/guides', heading: /guides/i },
  { name: 'a guide', path: '/guide/getting-started', heading: /getting started/i },
  {
    name: 'the guide that moved',
    path: '/guide/cdk-table',
    end: '/cdk/table/overview',
    heading: /table/i,
    sidenav: 'CDK',
  },
  { name: 'an item', path: '/components/button', end: '/components/button/overview', ...button },
  { name: 'an overview', path: '/components/button/overview', ...button },
  { name: 'an API page', path: '/components/button/api', ...button },
  { name: 'a list of examples', path: '/components/button/examples', ...button },
  { name: 'styling', path: '/components/button/styling', ...button },
  {
    name: 'a section in capitals',
    path: '/COMPONENTS',
    end: '/components/categories',
    ...components,
  },
  {
    name: 'an item of a section in other letters',
    path: '/Components/button',
    end: '/components/button/overview',
    ...button,
  },
  {
    name: 'a page of a section in other letters',
    path: '/cDk/table/api',
    end: '/cdk/table/api',
    heading: /table/i,
    sidenav: 'CDK',
  },
  { name: 'a slash at the end', path: '/guides/', end: '/guides', heading: /guides/i },
  { name: 'an unknown section', path: '/unknown', end: '/', heading: /./ },
  { name: 'a page of an unknown section', path: '/unknown/button/api', end: '/', heading: /./ },
  { name: 'not found', path: '/404', ...notFound },
  { name: 'an unknown guide', path: '/guide/unknown', ...notFound },
  { name: 'no guide', path: '/guide', ...notFound },
  { name: 'an unknown item', path: '/components/unknown', ...notFound },
  { name: 'a page of an unknown item', path: '/cdk/unknown/overview', ...notFound },
  { name: 'an unknown page of an item', path: '/cdk/table/unknown', ...notFound },
  { name: 'what is below a page', path: '/guides/unknown/at/all', ...notFound },
];

const namesOf = (list: readonly Row[]) => list.map(({ name }) => name).join(', ');

const pathOf = (page: Page) => new URL(page.url()).pathname;

async function expectPage(page: Page, { path, end, heading, sidenav }: Row): Promise<void> {
  await expect.poll(() => pathOf(page)).toBe(end ?? path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('navigation', { name: 'Top Toolbar' })).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  const side = page.getByRole('complementary', { name: /^(Components|CDK)$/ });
  await expect(side).toHaveCount(sidenav === undefined ? 0 : 1);
  if (sidenav !== undefined) await expect(side).toHaveAccessibleName(sidenav);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the route table, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    // Without scripts a sample is enough: the host is asked for all of them below.
    for (const some of groupsOf(javaScriptEnabled ? rows : sampleOf(rows, 2), 5)) {
      test(namesOf(some), { tag: '@sweep' }, async ({ page }) => {
        for (const row of some) {
          await test.step(`${row.name}: ${row.path}`, async () => {
            const response = await page.goto(row.path);
            expect.soft(response?.status(), row.name).toBe(row.status ?? 200);
            await expectPage(page, row);
          });
        }
      });
    }
  });
}

for (const { name, path, end } of rows.filter((row) => row.end && row.path !== row.end)) {
  test(`the host itself redirects: ${name}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([301, 302]).toContain(response.status());
    const reached = new URL((await request.get(path)).url());
    // The not-found page is told which address was asked for.
    if (end === notFound.end) {
      expect(reached.searchParams.get(requestedParameter)).toBe(path);
      reached.search = '';
    }
    expect(reached.href).toMatch(new RegExp(`${end}$`));
  });
}

for (const path of [
  '/_next/static/gone.js',
  '/live/gone.js',
  '/assets/gone.json',
  '/themes/x.css',
]) {
  test(`a missing file answers 404 and is not redirected: ${path}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
  });
}

test('no URL redirects to another site', async ({ baseURL, request }) => {
  for (const path of [
    '//evil.test/x.html',
    '/%5Cevil.test/',
    '/%2F%2Fevil.test/',
    '///evil.test',
  ]) {
    // As a relative URL, two slashes would begin the name of another host.
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect([path, response.status(), response.headers()['location']]).toEqual([path, 302, '/']);
  }
});

test('a missing StackBlitz page answers 404', async ({ request }) => {
  const response = await request.get('/live/open/gone.html', { maxRedirects: 0 });
  expect(response.status()).toBe(404);
});

test('a redirect keeps query and fragment', async ({ page }) => {
  await page.goto('/Components/button?from=mail#anatomy');
  await expect(page).toHaveURL('/components/button/overview?from=mail#anatomy');
});

test.describe('on a host without rules', () => {
  for (const some of groupsOf(rows, 5)) {
    test(namesOf(some), async ({ page, plainHost }) => {
      for (const row of some) {
        await test.step(`${row.name}: ${row.path}`, async () => {
          await page.goto(plainHost + row.path);
          await expectPage(page, row);
        });
      }
    });
  }

  for (const path of ['//guides', '/components//button/overview']) {
    test(`doubled slashes do no harm: ${path}`, async ({ page, plainHost }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(`${plainHost}${path}?from=mail`);
      const proper = path.replace(/\/+/g, '/');
      await expect(page).toHaveURL(`${plainHost}${proper}?from=mail`);
      await page.getByRole('navigation', { name: 'Top Toolbar' }).hover();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/guides|button/i);
      expect(errors).toEqual([]);
    });
  }

  test('a stub keeps query and fragment', async ({ page, plainHost }) => {
    await page.goto(`${plainHost}/components/button?from=mail#anatomy`);
    await expect(page).toHaveURL(`${plainHost}/components/button/overview?from=mail#anatomy`);
  });

  test('the not-found page keeps them too when only letter case differs', async ({
    page,
    plainHost,
  }) => {
    await page.goto(`${plainHost}/CDK/table/api?from=mail#CdkTable`);
    await expect(page).toHaveURL(`${plainHost}/cdk/table/api?from=mail#CdkTable`);
  });
});

test.describe('on a host without rules, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/categories', '/cdk', '/guide/cdk-table', '/components/button']) {
    test(`a stub redirects: ${path}`, async ({ page, plainHost }) => {
      const row = rows.find((candidate) => candidate.path === path);
      if (row === undefined) throw new Error(`${path} is no row of the table`);
      await page.goto(plainHost + path);
      await expectPage(page, row);
    });
  }
});

test('the not-found page says which address was asked for, and offers the nearest pages', async ({
  page,
}) => {
  await page.goto('/components/buton/overview');
  await expect(page).toHaveURL(/\/404$/);
  const main = page.getByRole('main');
  await expect(main).toContainText('No page has the address /components/buton/overview');
  const offered = page.getByRole('region', { name: 'Did you mean' }).getByRole('link');
  await expect(offered.first()).toHaveText('Button');
  expect(await offered.count()).toBeLessThanOrEqual(3);
  await expect(main.getByRole('searchbox')).toHaveValue('buton');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=buton$/);
});
