import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textFace } from '@/lib/design/text-font';
import { deferCodeFont } from '../code-font';
import { type Assumption, mustEqual, mustMatch } from '../contract/assumption';
import { type Exported, readExported } from '../contract/exported';
import { samplePages } from '../contract/sample-app';
import { createSheetJoiner } from '../join-sheets';
import { withOneSheet } from '../one-sheet';

/** Calls back with a copy of the export, which may be changed. */
function withCopy(out: string, callback: (copy: Exported) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'next-sample-'));
  try {
    cpSync(out, folder, { recursive: true });
    callback(readExported(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const bundled = ({ files, read }: Exported) =>
  files
    .filter((file) => file.startsWith('_next/') && file.endsWith('.css'))
    .map(read)
    .join('\n');

/** What the site's build and its scripts assume about stylesheets and fonts. */
export const styleAssumptions: readonly Assumption<Exported>[] = [
  {
    name: 'One stylesheet has the @font-face rule of a local font, called by the name of its variable, with src right behind the family',
    holds: ({ out }) =>
      withCopy(out, (copy) => {
        const url = deferCodeFont(copy.out);
        mustEqual(existsSync(join(copy.out, url)), true, `The font of code is at ${url}`);
        mustMatch(bundled(copy), /@media \(scripting:none\)\{@font-face/, 'The rule set aside');
      }),
  },
  {
    name: 'The stylesheets of a page can be joined in one file beside them',
    holds: ({ out }) =>
      withCopy(out, (copy) => {
        const { html, data } = copy.page(samplePages.wren);
        const whole = withOneSheet(html, data, createSheetJoiner(copy.out));
        const url = /href="\/(_next\/static\/site\/[^"]+\.css)"/.exec(whole)?.[1] ?? '';
        mustMatch(copy.read(url), /@font-face[\s\S]*\.birds/, 'Both stylesheets in order');
      }),
  },
  {
    name: 'The rule of a local font keeps its display and its weights, and a stand-in follows with the measures of the font',
    holds: (exported) => {
      const css = bundled(exported);
      const face = `@font-face\\{font-family:${textFace.family};[^}]*`;
      mustMatch(css, new RegExp(`${face}font-display:optional`), 'font-display');
      mustMatch(css, new RegExp(`${face}font-weight:${textFace.weight}`), 'font-weight');
      mustMatch(
        css,
        new RegExp(`@font-face\\{font-family:${textFace.family} Fallback;[^}]*size-adjust:`),
        'The stand-in',
      );
    },
  },
];
