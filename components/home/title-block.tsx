import type { ReactNode } from 'react';
import { ThemeRadios } from '@/components/islands/theme-radios/theme-radios';
import { Word } from '@/components/ui/word';
import { home } from '@/content/home';
import { libraryVersion } from '@/lib/catalogue/version';
import { requireExample } from '@/lib/examples/catalogue';
import { itemOfExample } from '@/lib/examples/of-item';
import { themeChoices } from '@/lib/navigation/theme-choices';
import { paths } from '@/lib/routes/paths';
import { content, type InterfaceText } from '@/lib/words/word';

/** CSS that marks the swatch of the current theme before scripts run. */
function ring(names: readonly string[]): string {
  const marked = names.map((name) => `[data-theme=${name}] [data-swatch=${name}]`).join(',');
  return `${marked}{box-shadow:inset 0 0 0 2px var(--primary-fill)}`;
}

function Cell({ name, children }: { name: InterfaceText; children: ReactNode }) {
  return (
    <div className="flex-[1_0_auto] border-e border-line px-6 py-3 first:ps-edge max-board:border-b max-board:last:border-e-0 max-section:px-4 max-section:py-2 max-section:first:px-gutter">
      <dt className="text-text-2" {...content(name)} />
      <dd className="mt-0.5 font-bold">{children}</dd>
    </div>
  );
}

/** Facts about the sheet, and the choice of its colors in the last cell. */
export function TitleBlock() {
  const themes = themeChoices();
  const { sheet } = home;
  return (
    <div className="flex flex-wrap border-t border-line-strong bg-surface font-mono text-note">
      <dl className="flex flex-auto flex-wrap max-board:basis-full">
        {sheet && (
          <>
            <Cell name="Example">
              <a href={paths.example(itemOfExample(requireExample(sheet.example)), sheet.example)}>
                {sheet.called}
              </a>
            </Cell>
            <Cell name="Scale">
              <Word text="1:1, in px" />
            </Cell>
            <Cell name="Grid">24</Cell>
          </>
        )}
        <Cell name="Version">{libraryVersion}</Cell>
      </dl>
      <style href="swatch-ring" precedence="home">
        {ring(themes.map(({ name }) => name))}
      </style>
      <ThemeRadios themes={themes} />
    </div>
  );
}
