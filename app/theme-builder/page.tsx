import { ThemeBuilderPage } from '@/components/theme-builder/theme-builder-page';
import { sections } from '@/content/sections';
import { pageMetadata } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';
import { word } from '@/lib/words/word';

/** Themes are for the first package. */
const { library } = sections[0].words;

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
