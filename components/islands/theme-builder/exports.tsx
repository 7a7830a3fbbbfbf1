'use client';

import { type CodeTab, CodeTabs } from '@/components/islands/code-tabs/code-tabs';
import { CopyButton } from '@/components/ui/copy-button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Word } from '@/components/ui/word';
import { announce } from '@/lib/browser/feedback/announcer';
import { saveFile } from '@/lib/browser/projects/save-file';
import { hooked } from '@/lib/design/hooks';
import { schematicCommand } from '@/lib/theme-builder/export-command';
import { exportCss } from '@/lib/theme-builder/export-css';
import { exportTokens } from '@/lib/theme-builder/export-design-tokens';
import { exportScss } from '@/lib/theme-builder/export-scss';
import { highlightTheme } from '@/lib/theme-builder/highlight';
import { label, word, type Wording, wording } from '@/lib/words/word';
import { PartList } from './part-list';
import type { ThemeBuilder } from './use-theme-builder';

const highlight = (code: string) =>
  highlightTheme(code).map(({ text, kind }, at) => (
    <span key={at} className={kind}>
      {text}
    </span>
  ));

function filesOf({ state, theme }: ThemeBuilder, highlighted: boolean): readonly CodeTab[] {
  const { command } = schematicCommand(state);
  const files = [
    { name: 'styles.scss', text: 'Sass', code: exportScss(state, theme) },
    ...(command === undefined
      ? []
      : [{ name: 'command.sh', ...wording('CLI command'), code: command }]),
    { name: 'theme.css', text: 'CSS', code: exportCss(state, theme) },
    { name: 'theme.tokens.json', ...wording('Design tokens'), code: exportTokens(state, theme) },
  ];
  return files.map(({ name, text, lang, code }: Wording & { name: string; code: string }) => ({
    name,
    label: text,
    lang,
    code: <code>{highlighted ? highlight(code) : code}</code>,
  }));
}

/** Downloads the visible file of the code frame that contains a button. */
function download(button: HTMLElement): void {
  const code = button.closest(hooked('code'))?.querySelector<HTMLElement>('pre:not([hidden])');
  const name = code?.dataset['file'];
  if (!code || name === undefined) return;
  saveFile(name, new Blob([code.textContent], { type: 'text/plain' }));
  announce(wording('{file} downloaded.', { file: name }));
}

interface ExportsProps {
  builder: ThemeBuilder;
  /** Prefix for the ids of tabs and panels. */
  id: string;
  /** Whether the code is highlighted. In the static page it is not: a thousand elements would make it larger. */
  highlighted?: boolean;
}

/** The theme as files, and as the command that generates its palettes. */
export function Exports({ builder, id, highlighted = false }: ExportsProps) {
  const { missing } = schematicCommand(builder.state);
  const own = builder.state.palette === '';
  return (
    <>
      <div className="overflow-hidden rounded-l border border-line [&_pre]:max-h-96 [&_pre]:overflow-y-auto">
        <CodeTabs key={own ? 'own' : 'library'} id={id} tabs={filesOf(builder, highlighted)}>
          <span className="ms-auto flex">
            <IconButton
              {...label('Download file')}
              title={word('Download')}
              onClick={({ currentTarget }) => download(currentTarget)}
            >
              <Icon name="download" small />
            </IconButton>
            <CopyButton />
          </span>
        </CodeTabs>
      </div>
      <p className="mt-3 max-w-doc text-small text-text-2">
        {own ? (
          <>
            <Word
              text="The CLI command writes the same palettes to {file}."
              values={{ file: 'src/_theme-colors.scss' }}
            />
            {missing.length > 0 && (
              <>
                {' '}
                <Word
                  text="Only the other files contain {parts}."
                  values={{ parts: <PartList parts={missing} /> }}
                />
              </>
            )}
          </>
        ) : (
          <Word text="Built-in palettes need no CLI command." />
        )}
      </p>
    </>
  );
}
