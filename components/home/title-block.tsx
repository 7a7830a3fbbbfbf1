import { ThemeRadios } from '@/components/islands/theme-radios/theme-radios';
import { sheet } from '@/content/home';
import { libraryVersion } from '@/lib/catalogue/version';
import { requireExample } from '@/lib/examples/catalogue';
import { itemOfExample } from '@/lib/examples/of-item';
import { paths } from '@/lib/routes/paths';
import { themeChoices } from '@/lib/navigation/theme-choices';

/** Marks the swatch of the theme that shows, before any script has come. */
function ring(names: readonly string[]): string {
  const marked = names.map((name) => `[data-theme=${name}] [data-swatch=${name}]`).join(',');
  return `${marked}{box-shadow:inset 0 0 0 2px var(--primary-fill)}`;
}

/** What the sheet shows, and in which colors: the last cell repaints it. */
export function TitleBlock() {
  const themes = themeChoices();
  const item = itemOfExample(requireExample(sheet.example));
  return (
    <div className="titleblock">
      <dl>
        <div>
          <dt>Sheet</dt>
          <dd>
            <a href={paths.example(item, sheet.example)}>One booking form</a>, taken apart
          </dd>
        </div>
        <div>
          <dt>Scale</dt>
          <dd>1:1, in px</dd>
        </div>
        <div>
          <dt>Grid</dt>
          <dd>24</dd>
        </div>
        <div>
          <dt>Release</dt>
          <dd>{libraryVersion}</dd>
        </div>
      </dl>
      <style href="swatch-ring" precedence="home">
        {ring(themes.map(({ name }) => name))}
      </style>
      <ThemeRadios themes={themes} />
    </div>
  );
}
