/**
 * Which room may import which. A place stands for everything below it: `lib` for all rooms of lib.
 * Imports within a room need no entry. Tests may import whatever their top folder's rooms may.
 *
 * A new room needs a row, a new direction an entry; both are decisions. What no import uses any more
 * is taken out.
 */
export const matrix: Readonly<Record<string, readonly string[]>> = {
  /** Configuration at the project's root. */
  '.': ['lib/design', 'lib/routes', 'scripts/browser', 'scripts/test'],

  app: ['components', 'lib', 'content'],

  // What runs in browsers takes from `lib` only what `browser-code.ts` lists.
  'components/ui': ['lib'],
  'components/islands': ['components/ui', 'lib', 'content'],
  'components/shell': ['components/islands', 'components/ui', 'lib', 'content'],
  'components/catalogue': [
    'components/islands',
    'components/shell',
    'components/ui',
    'lib',
    'content',
  ],
  'components/item': ['components/islands', 'components/shell', 'components/ui', 'lib', 'content'],
  'components/api': ['components/islands', 'components/ui', 'lib'],
  'components/styling': ['components/islands', 'components/ui', 'lib', 'content'],
  'components/history': ['components/item', 'components/shell', 'components/ui', 'lib'],
  'components/example': [
    'components/islands',
    'components/item',
    'components/ui',
    'lib',
    'content',
  ],
  'components/prose': ['components/example', 'components/styling', 'components/ui', 'lib'],
  'components/guide': [
    'components/catalogue',
    'components/item',
    'components/prose',
    'components/shell',
    'lib',
    'content',
  ],
  'components/search': ['components/islands', 'components/shell', 'lib', 'content'],
  'components/home': [
    'components/catalogue',
    'components/example',
    'components/islands',
    'components/ui',
    'lib',
    'content',
  ],

  'lib/text': [],
  'lib/design': [],
  'lib/home': [],
  'lib/generated': [],
  'lib/dates': ['lib/generated'],
  'lib/page-scripts': ['lib/generated'],
  'lib/routes': ['lib/page-scripts', 'lib/text', 'content'],
  'lib/browser': ['lib/routes', 'lib/search', 'content'],
  'lib/start': ['lib/browser', 'lib/design', 'lib/routes', 'content'],
  'lib/catalogue': ['lib/design', 'content'],
  'lib/styling': ['lib/generated', 'content'],
  'lib/examples': ['lib/catalogue', 'lib/generated', 'lib/routes', 'lib/text', 'content'],
  'lib/navigation': ['lib/catalogue', 'lib/examples', 'lib/routes', 'lib/styling', 'content'],
  'lib/markdown': ['lib/catalogue', 'lib/examples', 'lib/navigation', 'lib/styling', 'content'],
  'lib/api': [
    'lib/catalogue',
    'lib/design',
    'lib/generated',
    'lib/markdown',
    'lib/routes',
    'lib/text',
    'content',
  ],
  'lib/history': ['lib/api', 'lib/generated', 'lib/routes', 'content'],
  'lib/search': ['lib/api', 'content'],

  content: [],

  'scripts/shared': [],
  'scripts/serve': ['scripts/shared', 'lib'],
  'scripts/browser': ['scripts/shared'],
  'scripts/generate': ['scripts/shared'],
  'scripts/api-reference': ['scripts/shared', 'lib', 'content'],
  'scripts/api-history': ['scripts/api-reference', 'scripts/shared', 'lib'],
  'scripts/styling-tokens': ['scripts/shared', 'lib'],
  'scripts/live-examples': ['scripts/shared', 'lib'],
  'scripts/search-index': ['scripts/shared', 'lib', 'content'],
  'scripts/search-relevance': ['scripts/search-index', 'scripts/shared', 'lib'],
  'scripts/after-export': ['scripts/shared', 'lib', 'content'],
  'scripts/build': ['scripts/generate', 'scripts/shared'],
  'scripts/start': ['scripts/build', 'scripts/serve', 'scripts/shared'],
  'scripts/dev': ['scripts/generate', 'scripts/serve', 'scripts/shared'],
  'scripts/test': ['scripts/shared'],
  'scripts/check': ['scripts/after-export', 'scripts/shared', 'scripts/test', 'lib', 'content'],
  'scripts/check-prose': ['scripts/generate', 'scripts/shared', 'lib'],
  'scripts/bench': ['scripts/browser', 'scripts/serve', 'scripts/shared', 'lib'],
  'scripts/fonts': ['scripts/shared'],
  'scripts/icons': ['scripts/browser', 'scripts/shared', 'lib'],
  'scripts/page-dates': ['scripts/shared', 'lib'],
  'scripts/page-scripts': ['scripts/shared', 'lib'],
  'scripts/quick': ['scripts/shared', 'lib'],
  'scripts/looks': ['scripts/browser', 'scripts/serve', 'scripts/shared', 'lib', 'content'],
  'scripts/bench-shell': ['scripts/browser', 'scripts/serve', 'scripts/shared', 'lib'],
  'scripts/bench-examples': [
    'scripts/browser',
    'scripts/live-examples',
    'scripts/serve',
    'scripts/shared',
    'lib',
  ],

  e2e: ['lib', 'content', 'scripts/serve'],
};
