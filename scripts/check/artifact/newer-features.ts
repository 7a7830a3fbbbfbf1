import { withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';
import { hashedFolder } from '@/lib/routes/hosts/headers';
import type { Waiver } from './finding';

const site = `${hashedFolder}/*`;
const examples = withoutBase(filePaths.live('*'));

type Entry = readonly [path: string, features: readonly string[], reason: string];

const styles: readonly Entry[] = [
  [
    site,
    ['At-rule "@property"'],
    'Where it is not supported, Tailwind sets the same values by a rule.',
  ],
  [site, ['Property "text-wrap"'], 'Lines break normally.'],
  [
    site,
    ['Property "content-visibility"', 'Property "overflow-clip-margin"'],
    'Parts far off screen are laid out like all others; filtered entries are hidden anyway.',
  ],
  [
    site,
    ['Property "scrollbar-width"', 'Property "scrollbar-color"'],
    'Scroll bars look as in the system.',
  ],
  [
    site,
    ['Property "overscroll-behavior"'],
    'Supported browsers have it, except for frames without anything to scroll.',
  ],
  [
    site,
    ['Property "scroll-initial-target"'],
    'A script in the head scrolls the side list instead.',
  ],
  [site, ['Property "user-select"'], 'Copied text includes what only screen readers get.'],
  [site, ['Property "accent-color"'], 'Controls have the color of the system.'],
  [site, ['Selector "marker"'], 'Numbers of lists keep their color and weight.'],
  [site, ['Property "resize"'], 'On phones, fields cannot be resized.'],
  [site, ['Property "text-size-adjust"'], 'Safari has it with a prefix, which is also declared.'],
  [site, ['Property "box-decoration-break"'], 'The prefixed property is also declared.'],
  [
    site,
    ['Property "forced-color-adjust"'],
    'Safari has no forced colors, so it needs no exception from them.',
  ],
  [
    site,
    ['Selector "details-content"', 'Value "avoid" of property "break-after"'],
    'In print, closed details stay closed, and a page may end with a heading.',
  ],
  [
    site,
    ['Value "span-left" of property "position-area"', 'Property "position-try-fallbacks"'],
    'Where it is not supported, the menu of a page opens in the corner below the bar.',
  ],
  [
    examples,
    ['Function "light-dark"'],
    "One example shows the theme mixin of the library, which writes it. Without it, the example has the page's colors.",
  ],
  [
    examples,
    [
      'Property "accent-color"',
      'Property "user-select"',
      'Property "overflow-anchor"',
      'Property "resize"',
      'Property "clip"',
      'Property "color-adjust"',
      'Property "forced-color-adjust"',
    ],
    'Stylesheets of the library, which supports the same browsers.',
  ],
];

const isDetected = 'The code tests for it first, and has a fallback.';
const framework = 'The framework tests for it first, or has a polyfill.';

const editing = withoutBase(filePaths.live('edit/*'));

const scripts: readonly Entry[] = [
  [
    editing,
    ["Unexpected use of 'requestIdleCallback'", "Unexpected use of 'cancelIdleCallback'"],
    framework,
  ],
  [
    editing,
    ["'AbortSignal.any'"],
    'Code of Angular for requests that can be canceled in two ways, which edited examples do not send.',
  ],
  [site, ["'Intl.Segmenter'"], 'The editor tests for it first, and moves by single characters.'],
  [
    site,
    [
      "Unexpected use of 'requestIdleCallback'",
      "Unexpected use of 'cancelIdleCallback'",
      "Unexpected use of 'ClipboardItem'",
    ],
    isDetected,
  ],
  [
    site,
    ["'AbortSignal.timeout'"],
    'Its error has another name in Chrome before 124, but no code reads the name.',
  ],
  [
    site,
    [
      "'RegExp.escape'",
      "'URL.canParse'",
      "Unexpected use of 'SuppressedError'",
      "Unexpected use of 'navigation'",
    ],
    framework,
  ],
  [
    site,
    ["Unexpected use of 'devicePixelRatio'"],
    'All browsers have it; in Safari it does not change with the zoom.',
  ],
];

const waiversOf = (rule: string, list: readonly Entry[]): readonly Waiver[] =>
  list.flatMap(([path, features, reason]) =>
    features.map((message) => ({ path, rule, message, reason })),
  );

/**
 * Features that not every supported browser has, and what happens without them. An entry without a finding
 * fails.
 */
export const newerFeatures: readonly Waiver[] = [
  ...waiversOf('browsers/style', styles),
  ...waiversOf('browsers/script', scripts),
];
