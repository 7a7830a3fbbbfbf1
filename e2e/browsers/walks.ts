import { postponedParts } from '@/lib/browser/layout/postponed-layout';
import { hooked } from '@/lib/design/hooks';
import { liveManifest } from '@/lib/examples/manifest';
import { editWalk } from './edit-walk';
import type { Visitor, Walk } from './visitor';

const live = 'live-example[data-live="live"]';
const themeButton = 'button[aria-label="Select a theme"]';
const versionButton = 'button[aria-label^="Select a version"]';
const longPage = '/components/datepicker/api';
/** In CSS pixels. WebKit breaks one heading differently when it lays it out again. */
const oneLine = '30';

/** Waits for the heading of a page. */
const arrive = ({ until }: Visitor, title: string) =>
  until((words) => document.querySelector('h1')?.textContent.trim() === words, title);
const shows = ({ until }: Visitor, selector: string) =>
  until((one) => document.querySelector(one)?.checkVisibility(), selector);
const gone = ({ until }: Visitor, selector: string) =>
  until(
    (all) =>
      ![...document.querySelectorAll(all)].some((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      ),
    selector,
  );
/**
 * Waits until an element is still: a click would miss it, and WebKit never closes an overlay that is opening.
 */
const atRest = ({ until }: Visitor, selector: string) =>
  until((one) => {
    const element = document.querySelector<HTMLElement>(one);
    if (!element) return false;
    const { x, y, width } = element.getBoundingClientRect();
    const before = element.getAttribute('data-place');
    const place = [x, y, width].join();
    element.setAttribute('data-place', place);
    return place === before && element.getAnimations().length === 0;
  }, selector);
/** Waits until the target of a fragment is below the bar, and the page is still. */
const atTop = (visitor: Visitor, id: string) =>
  visitor.until((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const root = document.documentElement;
    const before = root.dataset['place'];
    root.dataset['place'] = `${target} ${scrollY}`;
    return before === root.dataset['place'] && top > bar - 4 && top < bar + 160;
  }, id);
const choose = ({ press }: Visitor, role: string, words: string) =>
  press(`[role=${role}]::-p-text(${words})`);

/** Makes the first user interaction, and waits until the application has started. */
async function start(visitor: Visitor): Promise<void> {
  await visitor.move();
  await shows(visitor, 'html[data-app=started]');
}

async function openStarted(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await start(visitor);
}

async function openExample(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await visitor.move();
  await shows(visitor, live);
}

/** Opens an example with a file that fails until "Try again" is pressed. */
async function retry(visitor: Visitor, file: string): Promise<void> {
  visitor.refuse(file);
  await visitor.open('/components/badge/examples/badge-overview');
  await visitor.move();
  await shows(visitor, '[data-example-failed]:not([hidden])');
  visitor.refuse(undefined);
  await visitor.press('[data-retry-example]');
  await visitor.move();
  await shows(visitor, live);
}

/** The journeys: features that differ between browser engines, and the most basic ones. */
const walks: Readonly<Record<string, Walk>> = {
  'links navigate, and back and forward return': async (visitor) => {
    await openStarted(visitor, '/guides');
    await visitor.act(() => document.documentElement.setAttribute('data-kept', ''));
    await visitor.press('header nav a[href="/cdk/categories"]');
    await arrive(visitor, 'CDK');
    await visitor.press('header nav a[href="/components/categories"]');
    await arrive(visitor, 'Components');
    await visitor.act(() => history.back());
    await arrive(visitor, 'CDK');
    await visitor.act(() => history.forward());
    await arrive(visitor, 'Components');
    await shows(visitor, 'html[data-kept]');
  },
  'redirects lead on, and what is unknown is said': async (visitor) => {
    await visitor.open('/components/button');
    await arrive(visitor, 'Button');
    await visitor.open('/components/nothing');
    await visitor.until(() => location.pathname === '/404');
    await shows(visitor, 'main h1');
    await visitor.open('/nothing');
    await visitor.until(() => location.pathname === '/');
  },
  'a theme is chosen and kept': async (visitor) => {
    await openStarted(visitor, '/guides');
    await visitor.press(themeButton);
    await choose(visitor, 'menuitemradio', 'Purple & Green');
    await shows(visitor, 'html[data-theme=purple-green]');
    await visitor.reload();
    await visitor.until(
      () => getComputedStyle(document.body).backgroundColor === 'rgb(21, 17, 24)',
    );
  },
  'a menu opens by a key and gives the focus back': async (visitor) => {
    await openStarted(visitor, '/guides');
    await visitor.act(() =>
      document.querySelector<HTMLElement>('button[aria-label^="Select a version"]')?.focus(),
    );
    await visitor.key('Enter');
    await shows(visitor, '[role=menuitem]:focus');
    await visitor.key('Escape');
    await gone(visitor, '[role=menu]');
    await shows(visitor, `${versionButton}:focus`);
  },
  'the notice goes for good': async (visitor) => {
    await openStarted(visitor, '/guides');
    await visitor.press('[data-accept-cookies]');
    await gone(visitor, '[data-accept-cookies]');
    await visitor.reload();
    await shows(visitor, 'main h1');
    await gone(visitor, '[data-accept-cookies]');
  },
  'a filter narrows an API page, in its address and its height, too': async (visitor) => {
    await openStarted(visitor, longPage);
    await shows(visitor, hooked('far'));
    // The page's height is an estimate until its layout is done.
    await gone(visitor, postponedParts);
    await visitor.act(() => {
      document.documentElement.dataset['before'] = String(document.body.offsetHeight);
    });
    await visitor.fill('main input[type=search]', 'opened');
    await visitor.until(() => document.querySelector('main [data-out]') !== null);
    await visitor.until(() => location.search === '?filter=opened');
    // Hidden elements take no space.
    await visitor.until(
      () => document.body.offsetHeight < Number(document.documentElement.dataset['before']) / 2,
    );
    await visitor.fill('main input[type=search]', 'zzzz');
    await visitor.press('main button::-p-text(Clear filters)');
    await visitor.until(() => document.querySelector('main [data-out]') === null);
    await visitor.until((oneLine) => {
      const before = Number(document.documentElement.dataset['before']);
      return Math.abs(document.body.offsetHeight - before) < Number(oneLine);
    }, oneLine);
    await visitor.fill('main input[type=search]', 'opened');
    await visitor.until(() => location.search === '?filter=opened');
    await visitor.act(() => history.back());
    await visitor.until(() => document.querySelector('main [data-out]') === null);
    await visitor.until((oneLine) => {
      const before = Number(document.documentElement.dataset['before']);
      return Math.abs(document.body.offsetHeight - before) < Number(oneLine);
    }, oneLine);
  },
  'going back between fragments restores the scroll position': async (visitor) => {
    await openStarted(visitor, `${longPage}#MatDateRangePicker`);
    await shows(visitor, hooked('far'));
    await visitor.act(() => scrollBy({ top: 1500, behavior: 'instant' }));
    await visitor.until(
      () =>
        (document.getElementById('MatDateRangePicker')?.getBoundingClientRect().top ?? 0) < -1000,
    );
    // A font that loads after the scroll changes the heights above; the browser then corrects the position.
    await visitor.until(() => {
      const { dataset } = document.documentElement;
      const isSame = dataset['left'] === String(scrollY);
      dataset['left'] = String(scrollY);
      dataset['times'] = isSame ? String(Number(dataset['times']) + 1) : '0';
      return Number(dataset['times']) > 40;
    });
    await visitor.press(`${hooked('toc')} a[href="#MatCalendar"]`);
    await visitor.until(() => {
      const top = document.getElementById('MatCalendar')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < 300;
    });
    await visitor.act(() => history.back());
    await visitor.until(
      () => Math.abs(scrollY - Number(document.documentElement.dataset['left'])) < 2,
    );
  },
  'fragments lead to their headings, in closed parts, too': async (visitor) => {
    for (const id of ['MatDateRangePicker', 'MatCalendarCellHarness-hover']) {
      await visitor.open(`${longPage}#${id}`);
      await atTop(visitor, id);
      await start(visitor);
      await gone(visitor, postponedParts);
      await atTop(visitor, id);
    }
    for (const id of ['MatDateRangePicker', 'MatDatepickerInputHarness-getValue']) {
      await visitor.act(() => {
        document.documentElement.dataset['left'] = String(scrollY);
      });
      await visitor.open(`${longPage}#${id}`);
      await atTop(visitor, id);
    }
    await visitor.act(() => history.back());
    await visitor.until(
      () => Math.abs(scrollY - Number(document.documentElement.dataset['left'])) < 2,
    );
  },
  'the side list begins at the current entry': async (visitor) => {
    await visitor.open('/components/tabs/overview');
    const isInView = () => {
      const frame = document.querySelector('[data-side-list]')?.getBoundingClientRect();
      const link = document
        .querySelector('[data-side-list] a[aria-current]')
        ?.getBoundingClientRect();
      return frame && link && link.top > frame.top && link.bottom < frame.bottom;
    };
    await visitor.until(isInView);
    await start(visitor);
    await visitor.until(isInView);
  },
  'the search finds, and leads there': async (visitor) => {
    await openStarted(visitor, '/guides');
    await visitor.key('/');
    await visitor.fill('[role=dialog] [role=combobox]', 'toast');
    await visitor.until(
      () =>
        document
          .querySelector('[role=option][aria-selected=true]')
          ?.textContent.includes('Snack bar') ?? false,
    );
    await visitor.key('Enter');
    await visitor.until(() => location.pathname.includes('/snack-bar/'));
  },
  'the drawer opens on a narrow screen and closes with a page': async (visitor) => {
    await visitor.narrow(500);
    await openStarted(visitor, '/components/button/overview');
    await visitor.press('main a[aria-haspopup=dialog]');
    await visitor.press('[role=dialog] a[href^="/components/badge/"]');
    await arrive(visitor, 'Badge');
    await gone(visitor, '[role=dialog]');
  },
  'a dialog opens from its example': async (visitor) => {
    await openExample(visitor, '/components/dialog/examples/dialog-overview');
    await visitor.press(`${live} button`);
    await shows(visitor, 'mat-dialog-container');
    await visitor.key('Escape');
    await gone(visitor, 'mat-dialog-container');
  },
  'a select takes a choice': async (visitor) => {
    await openExample(visitor, '/components/select/examples/select-overview');
    await visitor.press(`${live} mat-select`);
    await visitor.press('mat-option:nth-of-type(2)');
    await gone(visitor, 'mat-option');
  },
  'a calendar opens and a day is chosen': async (visitor) => {
    await openExample(visitor, '/components/datepicker/examples/datepicker-overview');
    await visitor.press(`${live} mat-datepicker-toggle button`);
    await atRest(visitor, 'mat-datepicker-content');
    await visitor.press('.mat-calendar-body-cell:not([aria-disabled=true])');
    await gone(visitor, 'mat-calendar');
    await visitor.until(
      () => document.querySelector<HTMLInputElement>('live-example input')?.value !== '',
    );
  },
  'an example is edited, and reset': editWalk,
  'an example starts on trying again when its runtime failed': (visitor) =>
    retry(visitor, liveManifest().runtime),
  'an example starts on trying again when its chunk failed': (visitor) =>
    retry(visitor, liveManifest().examples['badge-overview']?.[0] ?? ''),
};

export const allWalks = Object.entries(walks);
