import { site } from '@/content/site';
import { paths } from '@/lib/routes/paths';
import { readThemeData } from '@/lib/styling/theme-data';
import { buildTheme } from '@/lib/theme-builder/build-theme';
import { schematicCommand } from '@/lib/theme-builder/export-command';
import { exportScss } from '@/lib/theme-builder/export-scss';
import { defaultState } from '@/lib/theme-builder/state';
import { word } from '@/lib/words/word';
import { pageHead } from './page-head';
import { blocks, fence } from './text';

/** The theme builder as Markdown: what it does, and the code of the theme that it begins with. */
export function themeBuilderMarkdown(): string {
  const { command } = schematicCommand(defaultState);
  return blocks(
    pageHead({
      title: word('Theme builder'),
      line: word(
        'Choose colors, typography and shape, preview them on live components, and get the code.',
      ),
      path: paths.themeBuilder(),
      library: site.subject,
    }),
    'The page needs JavaScript for choices. It begins with this theme:',
    fence(
      'scss',
      exportScss(defaultState, buildTheme(defaultState, readThemeData())),
      'styles.scss',
    ),
    command && blocks('This command generates the same palettes:', fence('bash', command)),
  );
}
