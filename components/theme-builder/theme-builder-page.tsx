import { ExampleStage } from '@/components/example/example-stage';
import { ExampleSheets } from '@/components/example/example-styles';
import { ThemeBuilder } from '@/components/islands/theme-builder/theme-builder';
import { DocMain } from '@/components/shell/doc-main';
import { PageHead } from '@/components/shell/page-head';
import { Word } from '@/components/ui/word';
import { themeSheet } from '@/content/theme-sheet';
import { requireExample } from '@/lib/examples/catalogue';
import { readThemeData } from '@/lib/styling/theme-data';
import { buildTheme } from '@/lib/theme-builder/build-theme';
import { defaultState } from '@/lib/theme-builder/state';

/** The examples of a sheet, with ids that differ from those of the other sheet. */
function Sheet({ copy }: { copy: string }) {
  return themeSheet.map((id) => (
    <ExampleStage key={id} example={requireExample(id)} copy={copy} far inColumns />
  ));
}

/** The theme builder's page. Without scripts it shows everything in the default theme. */
export function ThemeBuilderPage() {
  const data = readThemeData();
  return (
    <DocMain column="wide">
      <PageHead
        title={<Word text="Theme builder" />}
        lede={
          <Word text="Choose colors, typography and shape, preview them on live components, and get the code." />
        }
      />
      <p className="mb-6 hidden max-w-doc noscript:block">
        <Word text="The theme builder needs JavaScript. Without it, this page shows the default theme, on components and as code." />
      </p>
      <ExampleSheets ids={themeSheet} />
      <ThemeBuilder
        initial={buildTheme(defaultState, data)}
        palettes={Object.keys(data.palettes)}
        sheets={{ light: <Sheet copy="light" />, dark: <Sheet copy="dark" /> }}
      />
    </DocMain>
  );
}
