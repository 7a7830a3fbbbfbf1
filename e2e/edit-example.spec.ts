import { test } from '@playwright/test';
import { writeChange } from '@/lib/browser/edit-in-place/share';
import { axeOn } from '@/scripts/check/artifact/accessibility/axe-on';
import { browserArgs } from '@/scripts/shared/installed-browsers/browser-args';
import { browserOption } from '@/scripts/shared/installed-browsers/find-browser';
import {
  editedButtons,
  editFrameOf,
  editorOf,
  openEditor,
  replaceText,
  showStyles,
  stylesOf,
  templateOf,
} from './support/editor';
import { expect } from './support/expect';
import { openWithDataSaving, waitForIdle } from './support/open';

const { path } = editedButtons;

// As in Chrome on a desktop: a frame without an origin runs in a process of its own.
test.use({ launchOptions: { ...browserOption(), args: [...browserArgs, '--site-per-process'] } });

test('what is typed is shown at once, and Reset brings the original back', async ({ page }) => {
  await openEditor(page);
  await expect(editFrameOf(page).getByRole('button').first()).toBeVisible();
  const count = await editFrameOf(page).getByRole('button').count();
  await replaceText(
    page,
    templateOf(page),
    '<button matButton="filled">{{ 40 + 2 }} birds</button>',
  );
  await expect(editFrameOf(page).getByRole('button', { name: '42 birds' })).toBeVisible();
  await expect(editFrameOf(page).getByRole('button', { name: '42 birds' })).toHaveClass(/mat-mdc/);

  await showStyles(page);
  await replaceText(page, stylesOf(page), 'button { letter-spacing: 7px }');
  await expect(editFrameOf(page).getByRole('button', { name: '42 birds' })).toHaveCSS(
    'letter-spacing',
    '7px',
  );

  await page.getByRole('button', { name: 'Reset to the original' }).click();
  await expect(editFrameOf(page).getByRole('button')).toHaveCount(count);
  await expect(editFrameOf(page).getByRole('button', { name: '42 birds' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Close the editor' }).click();
  await expect(page.locator('live-example').getByRole('button').first()).toBeVisible();
});

test('an example without styles gets some, which go into its project with the class', async ({
  page,
}) => {
  const tooltip = {
    path: '/components/tooltip/examples/tooltip-overview',
    title: 'Basic tooltip',
  };
  await openEditor(page, tooltip);
  await showStyles(page, tooltip);
  const styles = stylesOf(page, tooltip);
  await expect(editorOf(page, tooltip)).toContainText('This example has no styles. Add some here.');
  const opener = editorOf(page, tooltip).getByRole('link', { name: /^Open in StackBlitz/ });
  const filesOf = async () => {
    const href = (await opener.getAttribute('href')) ?? '';
    const files: unknown = JSON.parse(decodeURIComponent(href.split('#')[1] ?? ''));
    return typeof files === 'object' && files !== null ? files : {};
  };
  expect(Object.keys(await filesOf())).toEqual(['tooltip-overview-example.html']);

  await replaceText(page, styles, 'button { letter-spacing: 7px }');
  const button = editFrameOf(page, tooltip).getByRole('button').first();
  await expect(button).toHaveCSS('letter-spacing', '7px');
  expect(await filesOf()).toMatchObject({
    'tooltip-overview-example.css': 'button { letter-spacing: 7px }',
    'tooltip-overview-example.ts': expect.stringContaining(
      "styleUrl: './tooltip-overview-example.css'",
    ),
  });

  await page.getByRole('button', { name: 'Reset to the original' }).click();
  await expect(button).not.toHaveCSS('letter-spacing', '7px');
  expect(Object.keys(await filesOf())).toEqual(['tooltip-overview-example.html']);
});

test('the frame follows the theme, and styles complete the tokens of the library', async ({
  page,
}) => {
  await openEditor(page);
  const button = editFrameOf(page).getByRole('button').first();
  const colorOf = () => button.evaluate((element) => getComputedStyle(element).color);
  await expect(button).toBeVisible();
  const before = await colorOf();
  await page.evaluate(async () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/themes/purple-green.css';
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await loaded;
    document.documentElement.dataset['theme'] = 'purple-green';
  });
  await expect.poll(colorOf).not.toBe(before);
  const own = await page
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--surface'));
  await expect
    .poll(() =>
      editFrameOf(page)
        .locator('html')
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--surface')),
    )
    .toBe(own);

  await showStyles(page);
  await replaceText(page, stylesOf(page), '');
  await page.keyboard.type('button { --mat-button-filled-container-sh');
  const option = page.getByRole('option', { name: /--mat-button-filled-container-shape/ });
  await expect(option).toContainText('var(--mat-sys-corner-full)');
  await option.click();
  await expect(stylesOf(page)).toHaveText(/button \{ --mat-button-filled-container-shape/);
});

test('mistakes are marked, and what worked last stays, also after a template that throws', async ({
  page,
}) => {
  await openEditor(page);
  await replaceText(page, templateOf(page), '<button matButton>Works</button>');
  await expect(editFrameOf(page).getByRole('button', { name: 'Works' })).toBeVisible();
  await replaceText(page, templateOf(page), '<p>\n<mat-nothing [foo]="bar" /></p>');
  await expect(
    page.getByText('2 mistakes. The example shows what worked last.').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Line 2: <mat-nothing> is not/ })).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Line 2: The class has no member 'bar'/ }),
  ).toBeVisible();
  await expect(editFrameOf(page).getByRole('button', { name: 'Works' })).toBeVisible();
  await replaceText(page, templateOf(page), '<button (click)="1()">{{ missing() }}</button>');
  await expect(page.getByText(/mistake/).first()).toBeVisible();
  await expect(editFrameOf(page).getByRole('button', { name: 'Works' })).toBeVisible();

  await replaceText(page, templateOf(page), '<b>Works again</b>');
  await expect(editFrameOf(page).getByText('Works again')).toBeVisible();
  await expect(page.getByText('The example shows what worked last.')).toHaveCount(0);
  await replaceText(page, templateOf(page), '<i>{{ ngOnInit }}{{ $any(undefined).x }}</i>');
  await expect(page.getByText('The example shows what worked last.').first()).toBeVisible();
  await expect(editFrameOf(page).getByText('Works again')).toBeVisible();
});

test('the editor is accessible, can be left with the keyboard, and says how', async ({ page }) => {
  await openEditor(page);
  await expect(page.getByText('Escape, then Tab leaves the code.')).toBeVisible();
  await templateOf(page).focus();
  await page.keyboard.press('Tab');
  await expect(templateOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(templateOf(page)).not.toBeFocused();

  await replaceText(page, templateOf(page), '<mat-nothing />');
  await expect(page.getByText('One mistake.').first()).toBeVisible();
  const { violations } = await axeOn(page).include('#button-overview').analyze();
  expect(violations).toEqual([]);
});

test('a shared link runs nothing before the visitor says so', async ({ page }) => {
  const template = `<img src="x" (error)="$any($event.target).ownerDocument.defaultView.parent.postMessage({ kind: 'hello', stolen: 1 }, '*')"><b>Shared</b>`;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(path + (writeChange({ template, css: '' }) ?? ''));
  await expect(page.getByText('Somebody has changed this example.')).toBeVisible();
  await expect(page.getByLabel('What the link changes in the template')).toContainText('Shared');
  await expect(editFrameOf(page).getByRole('button').first()).toBeVisible();
  await expect(editFrameOf(page).getByText('Shared')).toHaveCount(0);
  await page.getByRole('button', { name: 'Run shared code' }).click();
  await expect(editFrameOf(page).getByText('Shared')).toBeVisible();
  expect(new Set(asked.map((url) => new URL(url).origin)).size).toBe(1);
  // Its code has no origin: it reaches neither the page nor what the site stores.
  const reached = await editFrameOf(page)
    .locator('html')
    .evaluate(() => {
      const tries = [() => parent.document.title, () => localStorage.length, () => document.cookie];
      return [
        self.origin,
        ...tries.map((attempt) => {
          try {
            return String(attempt());
          } catch (error) {
            return error instanceof Error ? error.name : '';
          }
        }),
      ];
    });
  expect(reached).toEqual(['null', 'SecurityError', 'SecurityError', 'SecurityError']);
});

test('garbage from the frame changes nothing, and a template that never ends is stopped', async ({
  page,
}) => {
  await openEditor(page);
  await editFrameOf(page)
    .locator('html')
    .evaluate(() => {
      for (const message of [null, 'x', { kind: 'shown' }, { kind: 'height', height: 1e12 }, []]) {
        parent.postMessage(message, '*');
      }
    });
  await replaceText(page, templateOf(page), '<b>Still here</b>');
  await expect(editFrameOf(page).getByText('Still here')).toBeVisible();

  // Angular's templates have no loops without an end, but a list can be without one.
  await replaceText(
    page,
    templateOf(page),
    '@for (a of [].constructor(100000); track $index) { @for (b of [].constructor(100000); track $index) { x } }',
  );
  await expect(page.getByText('It did not answer for two seconds')).toBeVisible();
  await expect(editFrameOf(page).getByText('Still here')).toBeVisible();
});

test('the document of the frame does nothing by itself', async ({ page }) => {
  const response = await page.goto('/live/edit/frame.html');
  expect(response?.headers()['content-security-policy']).toContain('sandbox allow-scripts');
  await expect(page.locator('body > div')).toHaveCount(0);
});

test('nothing is loaded before somebody is about to edit', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openWithDataSaving(page, path);
  await waitForIdle(page);
  expect(asked.filter((file) => file.startsWith('/live/edit/'))).toEqual([]);
});
