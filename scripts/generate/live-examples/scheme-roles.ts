import { readFileSync } from 'node:fs';
import { allThemes, defaultTheme } from '@/lib/catalogue/themes';
import { filePaths } from '@/lib/routes/file-paths';

/** The stylesheet that defines the roles of the default theme. */
export const tokensFile = 'app/styles/tokens.css';

/** The comment in this stylesheet before the color roles. */
const marker = '/* Color roles. */';

/** The declarations in the first `:root` block of a stylesheet, by name. */
function declarationsOf(css: string): ReadonlyMap<string, string> {
  const block = /:root \{([^}]*)\}/.exec(css)?.[1] ?? '';
  const plain = block.replace(/\/\*.*?\*\//gs, '');
  return new Map(
    [...plain.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** @throws when the comment before the color roles is missing */
function defaultRoles(): ReadonlyMap<string, string> {
  const css = readFileSync(tokensFile, 'utf8');
  const at = css.indexOf(marker);
  if (at < 0)
    throw new Error(`${tokensFile}: expected the comment "${marker}" above the color roles`);
  const shadows = [...declarationsOf(css)].filter(([name]) => name.startsWith('--e-'));
  return new Map([...declarationsOf(`:root {${css.slice(at)}`), ...shadows]);
}

/**
 * The color roles of the default theme and of its dark counterpart, as CSS declarations.
 *
 * @throws when the default theme has no counterpart
 */
export function schemeRoles(): Readonly<Record<'light' | 'dark', string>> {
  const { darkCounterpart } = defaultTheme();
  if (!allThemes().some(({ name }) => name === darkCounterpart) || darkCounterpart === undefined) {
    throw new Error('content/themes.ts: the default theme needs an existing darkCounterpart');
  }
  const light = defaultRoles();
  const dark = declarationsOf(readFileSync(`public${filePaths.theme(darkCounterpart)}`, 'utf8'));
  const print = (roles: ReadonlyMap<string, string>) =>
    [...roles].map(([name, value]) => `${name}:${value}`).join(';');
  return { light: print(light), dark: print(new Map([...light, ...dark])) };
}
