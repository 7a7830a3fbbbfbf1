import { ThemeBuilderPage } from '@/components/theme-builder/theme-builder-page';
import { pageMetadata } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';

export const metadata = pageMetadata({
  title: 'Theme builder – Angular Material',
  description:
    'Build an Angular Material theme from your colors, preview it on live components in light and dark, and export it as Sass, CSS, a CLI command or design tokens.',
  path: paths.themeBuilder(),
});

export default function Page() {
  return <ThemeBuilderPage />;
}
