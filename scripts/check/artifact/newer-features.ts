import { withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';
import { hashedFolder } from '@/lib/routes/hosts/headers';
import type { Waiver } from './finding';

const site = `${hashedFolder}/*`;
const examples = withoutBase(filePaths.live('*'));

type Known = readonly [path: string, features: readonly string[], reason: string];

const styles: readonly Known[] = [
  [site, ['At-rule "@property"'], 'Tailwind sets the same by a rule where this is not known.'],
  [site, ['Property "text-wrap"'], 'Lines break where they happen to.'],
  [
    site,
    ['Property "content-visibility"', 'Property "overflow-clip-margin"'],
    'What is far away is laid out like all else; what is filtered out is not displayed.',
  ],
  [
    site,
    ['Property "scrollbar-width"', 'Property "scrollbar-color"'],
    'Scroll bars look as the system has them.',
  ],
  [
    site,
    ['Property "overscroll-behavior"'],
    'Supported browsers have it, but for frames without anything to scroll.',
  ],
  [
    site,
    ['Property "accent-color"'],
    'Controls have the color of the system where it is too pale.',
  ],
  [site, ['Selector "marker"'], 'Numbers of lists keep their color and weight.'],
  [site, ['Property "resize"'], 'On phones a field has the height it has.'],
  [site, ['Property "text-size-adjust"'], 'Safari has it by its prefix, which stands beside it.'],
  [site, ['Property "box-decoration-break"'], 'Its prefix stands beside it.'],
  [
    site,
    ['Property "forced-color-adjust"'],
    'Safari has no forced colors, and so nothing to be left out of them.',
  ],
  [
    site,
    ['Selector "details-content"', 'Value "avoid" of property "break-after"'],
    'On paper, what is folded stays folded, and a heading may end a page.',
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
    'Style sheets of the library, which supports the same browsers.',
  ],
];

const asksFirst = 'It is asked for first, and something else takes its place.';
const framework = 'The framework asks for it first, or brings its own where it is missing.';

const scripts: readonly Known[] = [
  [
    site,
    [
      "Unexpected use of 'requestIdleCallback'",
      "Unexpected use of 'cancelIdleCallback'",
      "Unexpected use of 'ClipboardItem'",
    ],
    asksFirst,
  ],
  [
    site,
    ["'AbortSignal.timeout'"],
    'Before version 124 Chrome calls its error by another name, which nothing here reads.',
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
    'All have it; in Safari it does not follow the zoom.',
  ],
];

const waiversOf = (rule: string, list: readonly Known[]): readonly Waiver[] =>
  list.flatMap(([path, features, reason]) =>
    features.map((message) => ({ path, rule, message, reason })),
  );

/** What not every supported browser knows, and what is there where one does not. An entry that covers nothing fails. */
export const newerFeatures: readonly Waiver[] = [
  ...waiversOf('browsers/style', styles),
  ...waiversOf('browsers/script', scripts),
];
