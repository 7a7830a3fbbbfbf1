import { type Page, test } from '@playwright/test';
import { z } from 'zod';
import { site } from '@/content/site';
import { contentPolicy } from '@/lib/routes/hosts/policy';
import { expect } from '../support/expect';
import { openStarted, start, waitForIdle } from '../support/open';

const ids = ['G-FIRST', 'G-SECOND'] as const;
const gtagScript = 'https://www.googletagmanager.com/**';

/** A command in the queue: an `arguments` object. Only events are examined. */
const command = z.object({
  0: z.string(),
  1: z.unknown(),
  2: z.record(z.string(), z.unknown()).optional(),
});

/** What a policy allows in addition where trackers are configured, by directive. */
function trackerSources(): readonly (readonly [string, string])[] {
  const policyFor = (trackers: readonly string[]) =>
    contentPolicy({ trackers, docsHost: site.docsHost }, []).split('; ');
  const usual = policyFor([]);
  return policyFor(ids).flatMap((directive, at) => {
    const own = usual[at] ?? '';
    return directive === own ? [] : [[own.split(' ')[0] ?? '', directive.slice(own.length)]];
  });
}

/**
 * Serves the pages as exported for a deployment with two measurement ids.
 *
 * @param events the events that it sends besides page views
 */
async function configureTrackers(page: Page, events: readonly string[] = []): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    let html = await response.text();
    for (const [directive, sources] of trackerSources()) {
      expect(html.split(`; ${directive} `)).toHaveLength(2);
      html = html.replace(`; ${directive} `, `; ${directive}${sources} `);
    }
    await route.fulfill({ response, body: html });
  });
  await page.route('**/_next/static/site/early-*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const none = '"trackers":[]';
    expect(script.split(none)).toHaveLength(2);
    const own =
      `"trackers":${JSON.stringify(ids)}` +
      (events.length > 0 ? `,"events":${JSON.stringify(events)}` : '');
    await route.fulfill({ response, body: script.replace(none, own) });
  });
}

/** Replaces Google's script, which would send each event in the queue. */
const answerScript = (page: Page) =>
  page.route(gtagScript, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));

/**
 * Replaces Google's script with one that sends each event in the queue to Google, now and later.
 *
 * @returns requests to other hosts: URLs without their query, with the event that they send
 */
async function watchWhatLeaves(page: Page, baseURL: string | undefined): Promise<string[]> {
  const left: string[] = [];
  await page.route(
    ({ origin }) => origin !== baseURL,
    async (route) => {
      const { origin, pathname, searchParams } = new URL(route.request().url());
      const [event, tracker, path] = ['en', 'tid', 'dp'].map((name) => searchParams.get(name));
      left.push([origin + pathname, event, tracker, path].filter(Boolean).join(' '));
      await route.fulfill({ contentType: 'text/javascript', body: sendQueue });
    },
  );
  return left;
}

const collector = 'https://www.google-analytics.com/g/collect';
const sendQueue = `{
  const send = ([command, name, fields]) => {
    if (command !== 'event') return;
    const facts = { en: name, tid: fields.send_to, dp: fields.page_path ?? '' };
    navigator.sendBeacon('${collector}?' + new URLSearchParams(facts));
  };
  const queue = window.dataLayer.splice(0);
  window.dataLayer.push = (...entries) => entries.forEach(send);
  queue.forEach(send);
}`;

/** The events that the page has passed to the global function so far, in order, with their fields. */
async function sent(page: Page) {
  const queue = await page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
  return z
    .array(command)
    .parse(JSON.parse(queue))
    .filter((entry) => entry[0] === 'event')
    .map((entry): Record<string, unknown> => ({ name: entry[1], ...entry[2] }));
}

/** Paths of the page views one tracker got. */
const viewsOf = async (page: Page, id: string) =>
  (await sent(page))
    .filter(({ name, send_to }) => name === 'page_view' && send_to === id)
    .map(({ page_path }) => page_path);

/** Expects that both trackers have received exactly these page views. */
async function expectViews(page: Page, paths: readonly string[]): Promise<void> {
  for (const id of ids) await expect.poll(() => viewsOf(page, id)).toEqual(paths);
}

test('every distinct URL is one page view for each tracker', async ({ page, baseURL }) => {
  await configureTrackers(page);
  await answerScript(page);
  const seen = ['/components/button/overview?from=mail'];
  await openStarted(page, '/components/button/overview?from=mail');
  await expectViews(page, seen);
  const [first] = await sent(page);
  expect(first).toMatchObject({
    page_location: `${baseURL}${seen[0]}`,
    page_title: await page.title(),
  });

  await page.getByRole('link', { name: 'API', exact: true }).click();
  await expectViews(page, (seen.push('/components/button/api'), seen));
  expect((await sent(page)).at(-1)?.['page_title']).toBe(await page.title());

  const symbol = page
    .getByRole('main')
    .getByRole('link', { name: 'MatButton', exact: true })
    .first();
  const fragment = await symbol.getAttribute('href');
  await symbol.click();
  await expectViews(page, (seen.push(`/components/button/api${fragment}`), seen));

  // The same URL again, with the same link and with a script that sets it again.
  await symbol.click();
  await page.evaluate(() => history.replaceState(history.state, '', location.href));

  // Returning to a page of the same visit is not a new view; a new page after it is one.
  await page.goBack();
  await expect(page).toHaveURL(/\/components\/button\/api$/);
  await page.getByRole('link', { name: 'Styling', exact: true }).click();
  await expectViews(page, (seen.push('/components/button/styling'), seen));

  // Nor is a reload, which does not begin a new visit.
  await page.reload();
  await start(page);
  await page.getByRole('link', { name: 'Examples', exact: true }).click();
  await expectViews(page, ['/components/button/examples']);
});

test('only page views are sent', async ({ page, baseURL }) => {
  await configureTrackers(page);
  const left = await watchWhatLeaves(page, baseURL);
  await openStarted(page, '/guides');
  await page.getByRole('button', { name: 'Select a theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Purple & Green' }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('button', { name: 'Ok, Got it' }).click();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('nobody catches this');
    });
  });
  await page.getByRole('link', { name: 'CDK', exact: true }).first().click();
  const views = ['/guides', '/cdk/categories'].flatMap((path) =>
    ids.map((id) => `${collector} page_view ${id} ${path}`),
  );
  const all = ['https://www.googletagmanager.com/gtag/js', ...views].toSorted();
  await expect.poll(() => left.toSorted()).toEqual(all);
  await waitForIdle(page);
  expect(left.toSorted()).toEqual(all);
});

test('nothing is sent when the browser requests privacy', async ({ page, baseURL }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await configureTrackers(page, ['exception', 'theme_select', 'version_select']);
  const left = await watchWhatLeaves(page, baseURL);
  await openStarted(page, '/guides');
  await page.getByRole('button', { name: 'Select a theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Purple & Green' }).click();
  await page.getByRole('link', { name: 'CDK', exact: true }).first().click();
  await expect(page).toHaveURL(/\/cdk\/categories$/);
  await waitForIdle(page);
  expect(left).toEqual([]);
});

const consent = z.object({ analytics_storage: z.string() });

test('cookies are allowed once the notice has been accepted', async ({ page }) => {
  await configureTrackers(page);
  await answerScript(page);
  const consents = async () => {
    const said = await page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
    return z
      .array(z.record(z.string(), z.unknown()))
      .parse(JSON.parse(said))
      .filter((command) => command['0'] === 'consent')
      .map((command) => [command['1'], consent.parse(command['2']).analytics_storage]);
  };
  await page.goto('/guides');
  await expect.poll(consents).toEqual([['default', 'denied']]);
  await page.getByRole('button', { name: 'Ok, Got it' }).click();
  await expect.poll(consents).toEqual([
    ['default', 'denied'],
    ['update', 'granted'],
  ]);
  await page.reload();
  await expect.poll(consents).toEqual([['default', 'granted']]);
});

test('uncaught errors are reported if enabled, cut at 150 characters', async ({ page }) => {
  await configureTrackers(page, ['exception']);
  await answerScript(page);
  await page.goto('/guides');
  await expectViews(page, ['/guides']);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('far out '.repeat(40));
    });
    void Promise.reject(new Error('left alone'));
  });
  const reports = async () =>
    (await sent(page))
      .filter(({ name }) => name === 'exception')
      .map((event) => event['description']);
  await expect.poll(reports).toHaveLength(4);
  const range = `RangeError: ${'far out '.repeat(40)}`.slice(0, 150);
  const left = 'Error: left alone';
  expect((await reports()).toSorted()).toEqual([left, left, range, range]);
});

test('choices of a theme are sent if enabled', async ({ page }) => {
  await configureTrackers(page, ['theme_select']);
  await answerScript(page);
  await page.goto('/guides');
  await page.getByRole('button', { name: 'Select a theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Purple & Green' }).click();
  await expect
    .poll(async () => (await sent(page)).filter(({ name }) => name === 'theme_select'))
    .toEqual(ids.map((id) => ({ name: 'theme_select', theme: 'purple-green', send_to: id })));
});

for (const [name, block] of [
  ['blocked', (page: Page) => page.route(gtagScript, (route) => route.abort())],
  [
    'broken',
    (page: Page) =>
      page.route(gtagScript, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'window.gtag = () => { throw new Error("broken tracker"); };',
        }),
      ),
  ],
] as const) {
  test(`a tracker's script that is ${name} leaves the page as it is`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await configureTrackers(page);
    await block(page);
    await openStarted(page, '/guides');
    await page.getByRole('link', { name: 'CDK', exact: true }).first().click();
    await expect(page).toHaveURL(/\/cdk\/categories$/);
    await page.getByRole('button', { name: 'Select a theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Purple & Green' }).click();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    expect(errors).toEqual([]);
  });
}
