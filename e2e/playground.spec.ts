import { type Page, test } from '@playwright/test';
import { hooked, hooks } from '@/lib/design/hooks';
import { allExamples } from '@/lib/examples/catalogue';
import { itemOfExample } from '@/lib/examples/of-item';
import { isPlayground } from '@/lib/examples/playground';
import { readPlan } from '@/lib/playground/read-plan';
import { paths } from '@/lib/routes/paths';
import { axeOn } from '@/scripts/check/artifact/accessibility/axe-on';
import { combinationsFor } from './support/combinations';
import { expect } from './support/expect';
import { recordShifts, shiftsOf } from './support/layout-shifts';
import { makeLive } from './support/live-examples';
import { openStarted, start, waitForIdle } from './support/open';
import { sampleOf } from './support/sweep';

const playgrounds = allExamples().filter(({ id }) => isPlayground(id));
const buttonPage = '/components/button/examples/button-playground';
const checkboxPage = '/components/checkbox/examples/checkbox-playground';

const stage = (page: Page) => page.locator(`${hooked('playground')} ${hooked('live')}`);
const code = (page: Page) => page.locator(`${hooked('playground')} ${hooked('code')} pre`);
const controls = (page: Page) => page.getByRole('group', { name: 'Controls' });
const events = (page: Page) => page.getByRole('region', { name: 'Events' });
const send = (page: Page) => stage(page).getByRole('button');

async function openLive(page: Page, path: string): Promise<void> {
  await openStarted(page, path);
  await makeLive(page);
}

test('example and code follow the controls, and the URL contains the settings', async ({
  page,
}) => {
  await openLive(page, buttonPage);
  await expect(code(page)).toContainText('<button matButton="filled">');
  await controls(page).getByLabel('Label', { exact: true }).fill('Sail');
  await controls(page).getByLabel('Appearance', { exact: true }).selectOption('outlined');
  await controls(page).getByRole('switch', { name: 'Disabled', exact: true }).check();
  await controls(page).getByRole('radio', { name: 'share' }).check();
  await expect(send(page)).toBeDisabled();
  await expect(send(page)).toHaveText(/share\s*Sail/);
  await expect(code(page)).toContainText('<button matButton="outlined" disabled>');
  await expect(page).toHaveURL(/knob\.label=Sail&knob\.icon=share/);

  await page.reload();
  await expect(send(page)).toHaveText(/share\s*Sail/);
  await expect(send(page)).toBeDisabled();
  await expect(controls(page).getByLabel('Appearance', { exact: true })).toHaveValue('outlined');
  await expect(code(page)).toContainText('Sail');

  await controls(page).getByRole('button', { name: 'Reset' }).click();
  await expect(send(page)).toBeEnabled();
  await expect(send(page)).toHaveText(/send\s*Send/);
  await expect(code(page)).toContainText('<button matButton="filled">');
  await expect(page).toHaveURL(new RegExp(`${buttonPage}$`));
});

test('the example keeps its state when its settings change', async ({ page }) => {
  await openLive(page, '/components/stepper/examples/stepper-playground');
  await stage(page).getByRole('button', { name: 'Next' }).first().click();
  const second = stage(page).getByText('Only in August are they full.');
  await expect(second).toBeVisible();
  await controls(page).getByRole('switch', { name: 'Optional' }).check();
  await expect(stage(page).getByText('Optional')).toBeVisible();
  await expect(second).toBeVisible();
});

test('events of outputs are listed, and knobs follow changes by the example', async ({ page }) => {
  await openLive(page, checkboxPage);
  await stage(page).getByRole('checkbox').click();
  await expect(events(page).getByRole('listitem')).toHaveText(['change { checked: true }']);
  await expect(controls(page).getByRole('switch', { name: 'Checked' })).toBeChecked();
  await expect(code(page)).toContainText('<mat-checkbox checked>');
  await events(page).getByRole('button', { name: 'Clear' }).click();
  await expect(events(page).getByRole('listitem')).toHaveCount(0);
});

test('controls, code and reset follow interactions with the example', async ({ page }) => {
  await openLive(page, '/components/paginator/examples/paginator-playground');
  await stage(page).getByRole('button', { name: 'Last page' }).click();
  await expect(controls(page).getByLabel('Page index', { exact: true })).toHaveValue('11');
  await expect(code(page)).toContainText('pageIndex="11"');
  await controls(page).getByRole('button', { name: 'Reset' }).click();
  await expect(stage(page).getByText('1 – 10 of 120')).toBeVisible();

  await openLive(page, '/components/slider/examples/slider-playground?knob.max=200');
  await stage(page).getByRole('slider').press('End');
  await expect(controls(page).getByLabel('Value', { exact: true })).toHaveValue('200');
});

test('several playgrounds on a page have separate settings, and links contain them', async ({
  page,
}) => {
  await openLive(page, '/components/button/examples');
  const fab = page.locator('#button-fab-playground');
  const main = page.locator('#button-playground');
  await main.getByRole('switch', { name: 'Disabled', exact: true }).check();
  await fab.getByRole('switch', { name: 'Extended' }).check();
  await expect(fab.getByRole('button', { name: 'Write a message' })).toBeEnabled();
  await expect(fab.getByText('<button matFab extended>')).toBeVisible();
  await expect(page).toHaveURL(/\?knob\.disabled=true&knob\.fab\.extended=true$/);

  const { violations } = await axeOn(page).exclude(hooked('liveHost')).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await fab.getByRole('link', { name: 'Open the page of FAB playground' }).click();
  await expect(page).toHaveURL(/button-fab-playground\?knob\.fab\.extended=true$/);
  await expect(code(page)).toContainText('<button matFab extended>');
  await expect(controls(page).getByRole('switch', { name: 'Extended' })).toBeChecked();
  await makeLive(page);
  await page.getByRole('button', { name: 'Tools for FAB playground' }).click();
  await page.getByRole('link', { name: 'Full screen' }).click();
  // The previous page has a stage too.
  await expect(page).toHaveURL(/\/preview\?knob\.fab\.extended=true$/);
  await expect(page.locator(hooked('live'))).toHaveAttribute(hooks.live, 'live');
  await expect(page.getByRole('button')).toHaveText(/edit\s*Write a message/);
});

test('the example stays in view while its controls scroll, and covers no focused control', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openLive(page, buttonPage);
  await controls(page).getByRole('switch', { name: 'Show progress' }).focus();
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'end' }));
  for (let turn = 0; turn < 10; turn++) await page.keyboard.press('Shift+Tab');
  const isSeen = await page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect();
    const top = box && document.elementFromPoint(box.left + box.width / 2, box.top + 2);
    return top === document.activeElement;
  });
  expect(isSeen).toBe(true);
});

test('the rows of the table follow the settings of its headings', async ({ page }) => {
  await openLive(page, '/components/table/examples/table-playground');
  await expect(stage(page).getByRole('cell').first()).not.toHaveText('Etna');
  await stage(page).getByRole('button', { name: 'Peak' }).click();
  await expect(stage(page).getByRole('cell').first()).toHaveText('Etna');
});

test('options passed to a service follow too', async ({ page }) => {
  await openLive(page, '/components/snack-bar/examples/snack-bar-playground');
  await controls(page).getByLabel('Message', { exact: true }).fill('Letter sent');
  await controls(page).getByLabel('Duration', { exact: true }).fill('0');
  await stage(page).getByRole('button').click();
  await expect(page.locator('mat-snack-bar-container').getByText('Letter sent')).toBeVisible();
  await expect(code(page)).toContainText(`this.snackBar.open('Letter sent', 'Undo');`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(events(page).getByText('onAction')).toBeVisible();
});

test('a number outside its limits is marked, and ignored', async ({ page }) => {
  await openLive(page, '/components/progress-spinner/examples/progress-spinner-playground');
  const field = controls(page).getByLabel('Diameter', { exact: true });
  await field.fill('999');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(controls(page).getByText('Enter a whole number from')).toBeVisible();
  await field.fill('32');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(stage(page).getByRole('progressbar')).toHaveCSS('width', '32px');
  await field.blur();
  await controls(page).getByLabel('Diameter, slider').press('ArrowRight');
  await expect(stage(page).getByRole('progressbar')).toHaveCSS('width', '33px');
});

test('a URL with invalid settings shows the defaults', async ({ page }) => {
  await openLive(page, `${buttonPage}?knob.appearance=loud&knob.disabled=%00&knob.__proto__=x`);
  await expect(code(page)).toContainText('<button matButton="filled">');
  await expect(send(page)).toBeEnabled();
});

test('copies the whole code, and opens it in StackBlitz', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLive(page, `${buttonPage}?knob.label=Sail+away`);
  await expect(code(page)).toContainText('Sail away');
  await page.getByRole('button', { name: 'Copy the code' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^import \{ Component \}[\s\S]*Sail away[\s\S]*export class \w+ \{\}$/);

  const sent = context.waitForEvent('request', (request) => request.method() === 'POST');
  await context.route('https://stackblitz.com/**', (route) => route.fulfill({ body: 'opened' }));
  await page.getByRole('link', { name: /Open in StackBlitz/ }).click();
  const body = new URLSearchParams((await sent).postData() ?? '');
  const file = body.get('project[files][src/example/button-playground-example.ts]');
  expect(file?.replaceAll('\r\n', '\n').trimEnd()).toBe(copied);
});

test('without scripts the example with its defaults and its code are shown', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/components/button/examples');
  const card = page.locator('#button-playground');
  await expect(card.getByRole('heading', { name: 'Playground' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(card.getByText('<button matButton="filled">')).toBeVisible();
  await expect(card.getByRole('group', { name: 'Controls' })).toBeHidden();
  await page.close();
});

test('changes before hydration are not lost', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', async (route) => {
    await page.locator('[data-pressed]').waitFor({ state: 'attached' });
    await route.continue();
  });
  await page.goto(buttonPage, { waitUntil: 'commit' });
  await controls(page).getByRole('switch', { name: 'Disabled', exact: true }).check();
  await page.evaluate(() => document.body.setAttribute('data-pressed', ''));
  await start(page);
  await makeLive(page);
  await expect(controls(page).getByRole('switch', { name: 'Disabled', exact: true })).toBeChecked();
  await expect(send(page)).toBeDisabled();
});

test('no Angular code is fetched before the playground is near, and nothing shifts', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/live\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await recordShifts(page);
  await page.setViewportSize({ width: 1280, height: 100 });
  // On a page with more content above it than on its own page.
  await openStarted(page, '/components/button/examples');
  await waitForIdle(page);
  expect(scripts).toEqual([]);
  await makeLive(page);
  expect(await shiftsOf(page)).toEqual([]);
});

test('sends no page view for a changed setting', async ({ page }) => {
  await openLive(page, buttonPage);
  await page.evaluate(() => {
    document.addEventListener('site:navigated', () => document.body.setAttribute('data-told', ''));
  });
  await controls(page).getByRole('switch', { name: 'Show progress' }).check();
  await expect(page).toHaveURL(/knob\.showProgress=true/);
  await expect(page.locator('body')).not.toHaveAttribute('data-told');
});

test.describe('every playground', { tag: '@sweep' }, () => {
  for (const [index, example] of sampleOf([...playgrounds.entries()], 9)) {
    const { knobs, scope } = readPlan(example.id);
    test(`${example.id} responds to all its ${knobs.length} knobs`, async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      const [combination] = combinationsFor(index).slice(-1);
      await page.setViewportSize({ width: combination?.width ?? 1280, height: 800 });
      const path = paths.example(itemOfExample(example), example.id);
      await openLive(page, `${path}?theme=${combination?.theme ?? ''}`);
      const atStart = await code(page).textContent();
      for (const knob of knobs) {
        const control = controls(page).getByLabel(knob.label, { exact: true }).first();
        if (knob.kind === 'switch') await control.click();
        if (knob.kind === 'text') await control.fill('Other words');
        if (knob.kind === 'number') {
          await control.fill(String(knob.default === knob.max ? knob.min : knob.max));
        }
        if (knob.kind === 'choice' || knob.kind === 'icon') {
          const option = knob.options.find((other) => other !== knob.default) ?? null;
          const radio = page.locator(`input[name="${knob.name}"][value="${String(option ?? '')}"]`);
          if ((await radio.count()) > 0) await radio.check();
          else await control.selectOption(String(option ?? ''));
        }
      }
      const within = scope === '' ? '' : `${scope}\\.`;
      for (const { name } of knobs) {
        await expect(page).toHaveURL(new RegExp(`knob\\.${within}${name}=`));
      }
      expect(await code(page).textContent()).not.toBe(atStart);
      await expect(stage(page)).toHaveAttribute(hooks.live, 'live');
      const { violations } = await axeOn(page)
        .include(hooked('playground'))
        .exclude(hooked('liveHost'))
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`),
      ).toEqual([]);
      expect(said).toEqual([]);
    });
  }
});
