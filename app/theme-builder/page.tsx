import { ThemeBuilderPage } from '@/components/theme-builder/theme-builder-page';
import { pageMetadata } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';
import { word } from '@/lib/words/word';

/** The package that themes are for. */
const library = 'Angular Material';

export const metadata = pageMetadata({
  title: `${word('Theme builder')} – ${library}`,
  description: word(
    'Build an {library} theme from your colors, preview it on live components in light and dark, and export it as Sass, CSS, a CLI command or design tokens.',
    { library },
  ),
  path: paths.themeBuilder(),
});

export default function Page() {
  return <ThemeBuilderPage />;
}
