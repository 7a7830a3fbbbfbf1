/**
 * The texts of the interface that a site can translate in its `words.ts`. A name in braces stands for a value, which
 * the translation has to contain as well.
 */
export const interfaceTexts = [
  // Every page.
  'Skip to main content',
  'Search',
  'the documentation',
  'Search components, API and guides',
  'Guides',
  'Select a theme',
  'Match system',
  'Source on GitHub',
  'Releases',
  'Report a problem with a component',
  'Edit this page',
  'Report an issue with this page',
  'Last updated',
  // The home page.
  '{library} documentation',
  'Get started',
  'Browse {section}',
  'Version',
  'Color',
  'In use',
  'Packages',
  'Essential guides',
  // Lists.
  'components',
  'All components',
  'All of {package}',
  'all of {package}',
  'More of {package}',
  'All guides',
  'More guides',
  'Filter',
  'Filter {items}',
  'A–Z',
  'By purpose',
  // Pages of items and guides.
  'Overview',
  'API',
  'Styling',
  'Examples',
  'Changes',
  'On this page',
  'Page actions',
  'Copy as Markdown',
  'View as Markdown',
  'View as JSON',
  'Previous',
  'Next',
  'Note',
  'Warning',
  // Examples.
  'Code',
  'Show code',
  'Copy link',
  'Copy the code',
  'Copy or download',
  'Open page',
  'Open in StackBlitz',
  'Open on its own page',
  // The page that says that there is none.
  'Page not found',
  'The address may be mistyped, or the page may have moved since an older version. Go to a section, or choose a page below.',
  'No page has the address',
  'Did you mean',
  'Search the documentation',
  'Browse the guides',
  // The search page.
  'Search components, symbols, styling tokens and guides, or browse the index below.',
] as const;

export type InterfaceText = (typeof interfaceTexts)[number];

/** Translations of some of these texts. */
export type Words = Readonly<Partial<Record<InterfaceText, string>>>;
