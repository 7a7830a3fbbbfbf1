import { paths } from '@/lib/routes/paths';

const button = { id: 'button', packageName: 'material' } as const;
const divider = { id: 'divider', packageName: 'material' } as const;

/** One page of each kind, for what looks at all kinds of pages: its path, by the name of the kind. */
export const pageKinds: Readonly<Record<string, string>> = {
  home: paths.home(),
  catalog: paths.categories('components'),
  'CDK catalog': paths.categories('cdk'),
  overview: paths.item(button, 'overview'),
  API: paths.item(button, 'api'),
  styling: paths.item(divider, 'styling'),
  examples: paths.item(button, 'examples'),
  example: paths.example(button, 'button-overview'),
  guides: paths.guides(),
  guide: paths.guide({ id: 'theming' }),
  changes: paths.apiChanges(),
  search: paths.search(),
  'not found': paths.notFound(),
};
