import { readFileSync } from 'node:fs';
import { allThemes, defaultTheme } from '@/lib/catalogue/themes';
import { filePaths } from '@/lib/routes/file-paths';

/** Roles of the default theme. */
export const tokensFile = 'app/styles/tokens.css';

/** What follows it in a block are roles that are colors. */
const marker = '/* Color roles. */';

/** The declarations of a style sheet's first block for the root, by name. */
function declarationsOf(css: string): ReadonlyMap<string, string> {
  const block = /:root \{([^}]*)\}/.exec(css)?.[1] ?? '';
  const plain = block.replace(/\/\*.*?\*\//gs, '');
  return new Map(
    [...plain.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** @throws when the file's colors are not where they are looked for */
function defaultRoles(): ReadonlyMap<string, string> {
  const css = readFileSync(tokensFile, 'utf8');
  const at = css.indexOf(marker);
  if (at < 0) throw new Error(`${tokensFile} has no comment "${marker}" above its color roles`);
  const shadows = [...declarationsOf(css)].filter(([name]) => name.startsWith('--e-'));
  return new Map([...declarationsOf(`:root {${css.slice(at)}`), ...shadows]);
}

/**
 * Color roles of a light and of a dark theme, as they stand in a style sheet: those of the default
 * theme and of its counterpart.
 *
 * @throws when the default theme has no counterpart
 */
export function schemeRoles(): Readonly<Record<'light' | 'dark', string>> {
  const { darkCounterpart } = defaultTheme();
  if (!allThemes().some(({ name }) => name === darkCounterpart) || darkCounterpart === undefined) {
    throw new Error('content/themes.ts: the default theme names no dark counterpart');
  }
  const light = defaultRoles();
  const dark = declarationsOf(readFileSync(`public${filePaths.theme(darkCounterpart)}`, 'utf8'));
  const print = (roles: ReadonlyMap<string, string>) =>
    [...roles].map(([name, value]) => `${name}:${value}`).join(';');
  return { light: print(light), dark: print(new Map([...light, ...dark])) };
}
