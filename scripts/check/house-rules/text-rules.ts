import { fileNamespaces, filePaths } from '@/lib/routes/file-paths';
import { pageNamespaces } from '@/lib/routes/paths';
import { isWithin } from './room';
import { isForTests, type Source } from './source';

/** Whether a text begins with an address of the site, such as `/guides` or `/live/a.js`. */
function isAddress(text: string): boolean {
  const [, first] = /^\/([\w-]+)(?=[/?#*]|$)/.exec(text) ?? [];
  const files: readonly string[] = [filePaths.sitemap(), filePaths.robots()];
  const namespaces = [...pageNamespaces, ...fileNamespaces];
  return files.includes(text) || (first !== undefined && namespaces.includes(first));
}

/** Only `lib/routes` spells addresses of the site out; content and tests may name pages. */
export function checkAddresses(sources: readonly Source[]): readonly string[] {
  return sources
    .filter(({ path }) => !['lib/routes', 'content', 'e2e'].some((place) => isWithin(path, place)))
    .filter(({ path }) => !isForTests(path))
    .flatMap(({ path, literals }) =>
      literals.filter(isAddress).map((text) => `${path}: "${text}" is spelled out; ask lib/routes`),
    );
}

/** The site reads what build steps make through `lib/generated` only, which knows where it lies. */
export function checkGenerated(sources: readonly Source[]): readonly string[] {
  return sources
    .filter(({ path }) => ['app', 'components', 'lib'].some((place) => isWithin(path, place)))
    .filter(({ path }) => !isWithin(path, 'lib/generated') && !isForTests(path))
    .flatMap(({ path, literals }) =>
      literals
        .filter((text) => text.includes('.generated'))
        .map((text) => `${path}: "${text}" is spelled out; ask lib/generated`),
    );
}

/** Colors of the palette, as utilities or values; `#` with a longer word is a fragment. */
const paletteColor =
  /(^|[\s:!])(bg|text|border|fill|stroke|outline|ring|from|to|via|shadow|accent|caret|decoration|divide)-(white|black|(red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|slate|gray|zinc|neutral|stone)-\d+)\b|\[#|^#([0-9a-f]{3}|[0-9a-f]{6})$|\b(rgb|hsl|oklch)a?\(/i;

/** Markup names roles, never colors: a theme changes what a role looks like. */
export function checkColors(sources: readonly Source[]): readonly string[] {
  return sources
    .filter(({ path }) => isWithin(path, 'components') || isWithin(path, 'app'))
    .filter(({ path }) => !isForTests(path))
    .flatMap(({ path, literals }) =>
      literals
        .filter((text) => paletteColor.test(text))
        .map((text) => `${path}: "${text}" names a color; name its role`),
    );
}

/** A comment that switches a rule off for a line or more, without a reason behind `--`. */
const bareWaiver = /(?:\/\/|\/\*)\s*eslint-disable(?!.*\s--\s+\S)/;

/** A rule of ESLint is switched off with a reason only. */
export function checkWaivers(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        bareWaiver.test(line) ? [`${path}:${index + 1}: switches a rule off without "-- why"`] : [],
      ),
  );
}

/** Most lines of a file, by where it lies and what it is; the first that fits counts. */
const limits: readonly { of: RegExp; lines: number }[] = [
  { of: /^(content|e2e)\/|\.(test|spec|fixture)\.tsx?$|\.d\.ts$|\.md$/, lines: Infinity },
  { of: /^(app|components)\/.*\.tsx?$/, lines: 150 },
  { of: /^lib\/.*\.ts$/, lines: 200 },
  { of: /^scripts\/.*\.ts$/, lines: 250 },
  { of: /\.css$/, lines: 200 },
];

/** Files are small enough to see. */
export function checkLengths(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, text }) => {
    const limit = limits.find(({ of }) => of.test(path))?.lines ?? Infinity;
    const lines = text.trimEnd().split('\n').length;
    return lines > limit ? [`${path}: has ${lines} lines, of ${limit} at most`] : [];
  });
}
