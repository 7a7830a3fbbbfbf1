import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { site } from '@/content/site';
import { words } from '@/content/words';
import { withoutBase } from '@/lib/routes/base';
import { lookFile } from '@/lib/routes/look-files';
import { roleColor } from '@/scripts/shared/role-colors';
import { darkRoles, lightRoles, type SeedColors, withRoles } from './color-roles';
import { faultsOfWords } from './faults-of-words';
import type { WorkspaceFiles } from './workspace-files';
import { letterTile, writeIcons, writeIconsFrom } from './write-icons';

const tokensFile = 'app/styles/tokens.css';
/** The dark theme whose other roles, such as those of warnings, a derived dark theme has. */
const darkModel = 'public/themes/purple-green.css';

/** The files of the site's fonts, which those of a library replace. */
const fontFiles = { text: 'app/fonts/roboto.woff2', code: 'app/fonts/roboto-mono.woff2' } as const;

/**
 * Makes the site look as `site.ts` says: copies the logo and the fonts, derives the themes from its colors, and
 * draws the icons. Must run before a module with the themes is loaded.
 *
 * @param folder the content folder, to which paths are relative
 * @throws when a file is missing or of another kind than expected, with the field
 */
export async function writeLook(folder: string, work: WorkspaceFiles): Promise<void> {
  work.write(
    'content/language.ts',
    `export const language: string = ${JSON.stringify(site.lang)};\n`,
  );
  for (const fault of faultsOfWords(words)) console.warn(`${join(folder, 'words.ts')}: ${fault}`);
  const { logo, colors, fonts = {}, favicon } = site.look;
  const find = (name: string, field: string, extensions: readonly string[]): string => {
    const file = join(folder, name);
    const start = `${join(folder, 'site.ts')}: look.${field}: `;
    if (!existsSync(file)) throw new Error(`${start}there is no file "${name}" in ${folder}`);
    if (extensions.includes(extname(name).toLowerCase())) return file;
    throw new Error(`${start}expected a file that ends in ${extensions.join(', ')}, not "${name}"`);
  };
  const pictures = ['.svg', '.png', '.webp', '.jpg', '.jpeg'];

  const logos =
    typeof logo === 'string'
      ? [find(logo, 'logo', pictures)]
      : Object.entries(logo ?? {}).map(([scheme, name]) => find(name, `logo.${scheme}`, pictures));
  for (const file of logos) {
    work.write(`public${withoutBase(lookFile(file))}`, readFileSync(file));
  }
  for (const kind of ['text', 'code'] as const) {
    const name = fonts[kind];
    if (name === undefined) continue;
    work.write(fontFiles[kind], readFileSync(find(name, `fonts.${kind}`, ['.woff2'])));
  }
  if (colors) writeThemes({ accent: colors.primary, ...colors }, folder, work);
  if (favicon !== undefined) return writeIcons(find(favicon, 'favicon', pictures), work);
  const hasOwnIcons = existsSync(join(folder, 'public/icon.svg'));
  if (hasOwnIcons) return;
  const tokens = readFileSync(tokensFile, 'utf8');
  const tile = letterTile(
    site.name,
    roleColor(tokens, 'primary-fill'),
    roleColor(tokens, 'on-primary'),
  );
  await writeIconsFrom(Buffer.from(tile), true, work);
}

/** Writes a light and a dark theme, unless the content folder has its own. */
function writeThemes(seeds: SeedColors, folder: string, work: WorkspaceFiles): void {
  if (existsSync(join(folder, 'themes.ts'))) {
    console.warn(
      `${join(folder, 'site.ts')}: look.colors is ignored, because ${folder} has its own themes.ts`,
    );
    return;
  }
  work.write(tokensFile, withRoles(readFileSync(tokensFile, 'utf8'), lightRoles(seeds)));
  const dark = withRoles(readFileSync(darkModel, 'utf8'), darkRoles(seeds));
  work.write(
    'public/themes/dark.css',
    dark.replace(/^\/\*.*?\*\//, '/* Dark: made from the colors of the site. */'),
  );
  const rows = [
    {
      name: 'light',
      displayName: 'Light',
      ...seeds,
      isDark: false,
      isDefault: true,
      darkCounterpart: 'dark',
    },
    { name: 'dark', displayName: 'Dark', ...seeds, isDark: true },
  ];
  work.write(
    'content/themes.ts',
    `import type { Theme } from './types';\n\n` +
      `export const themes = ${JSON.stringify(rows, null, 2)} as const satisfies readonly Theme[];\n`,
  );
}
