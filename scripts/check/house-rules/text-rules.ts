import { fileNamespaces, filePaths } from '@/lib/routes/file-paths';
import { pageNamespaces } from '@/lib/routes/paths';
import { isWithin } from './room';
import { isForTests, type Source } from './source';

/** Whether a text starts with an address of the site, such as `/guides` or `/live/a.js`. */
function isAddress(text: string): boolean {
  const [, first] = /^\/([\w-]+)(?=[/?#*]|$)/.exec(text) ?? [];
  const files: readonly string[] = [filePaths.sitemap(), filePaths.robots()];
  const namespaces = [...pageNamespaces, ...fileNamespaces];
  return files.includes(text) || (first !== undefined && namespaces.includes(first));
}

/**
 * Checks that only `lib/routes` contains addresses of the site as literals; content and tests may contain
 * them too.
 */
export function checkAddresses(sources: readonly Source[]): readonly string[] {
  return sources
    .filter(({ path }) => !['lib/routes', 'content', 'e2e'].some((place) => isWithin(path, place)))
    .filter(({ path }) => !isForTests(path))
    .flatMap(({ path, literals }) =>
      literals
        .filter(isAddress)
        .map((text) => `${path}: "${text}" is a literal address; import it from lib/routes`),
    );
}

/** Checks that the site reads generated files only through `lib/generated`, which defines their paths. */
export function checkGenerated(sources: readonly Source[]): readonly string[] {
  return sources
    .filter(({ path }) => ['app', 'components', 'lib'].some((place) => isWithin(path, place)))
    .filter(({ path }) => !isWithin(path, 'lib/generated') && !isForTests(path))
    .flatMap(({ path, literals }) =>
      literals
        .filter((text) => text.includes('.generated'))
        .map((text) => `${path}: "${text}" is a literal path; import it from lib/generated`),
    );
}

/** Matches colors as utilities or values. `#` with a longer word is a fragment. */
const paletteColor =
  /(^|[\s:!])(bg|text|border|fill|stroke|outline|ring|from|to|via|shadow|accent|caret|decoration|divide)-(white|black|(red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|slate|gray|zinc|neutral|stone)-\d+)\b|\[#|^#([0-9a-f]{3}|[0-9a-f]{6})$|\b(rgb|hsl|oklch)a?\(/i;

/** Checks that markup uses color roles and no colors, because themes change the roles. */
export function checkColors(sources: readonly Source[]): readonly string[] {
  return sources
    .filter(({ path }) => isWithin(path, 'components') || isWithin(path, 'app'))
    .filter(({ path }) => !isForTests(path))
    .flatMap(({ path, literals }) =>
      literals
        .filter((text) => paletteColor.test(text))
        .map((text) => `${path}: "${text}" is a color; use a role instead`),
    );
}

/** Matches a comment that disables a rule without a reason after `--`. */
const bareWaiver = /(?:\/\/|\/\*)\s*eslint-disable(?!.*\s--\s+\S)/;

/** Checks that every comment that disables an ESLint rule has a reason. */
export function checkWaivers(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        bareWaiver.test(line) ? [`${path}:${index + 1}: disables a rule without "-- reason"`] : [],
      ),
  );
}

/** The most lines of a file by its kind; the first matching entry applies. */
const limits: readonly { of: RegExp; lines: number }[] = [
  { of: /^(content|e2e)\/|\.(test|spec|fixture)\.tsx?$|\.d\.ts$|\.md$/, lines: Infinity },
  { of: /^(app|components)\/.*\.tsx?$/, lines: 150 },
  { of: /^lib\/.*\.ts$/, lines: 200 },
  { of: /^scripts\/.*\.ts$/, lines: 250 },
  { of: /\.css$/, lines: 200 },
];

/** Checks the length of files. */
export function checkLengths(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, text }) => {
    const limit = limits.find(({ of }) => of.test(path))?.lines ?? Infinity;
    const lines = text.trimEnd().split('\n').length;
    return lines > limit ? [`${path}: has ${lines} lines; the limit is ${limit}`] : [];
  });
}

/** Undocumented names that Next writes into an export, or uses in its client. */
const insideNext = /\/_next\/|__next|TURBOPACK|\b_rsc\b|next-route-announcer|turbopack:\/\//;

/** The places that may contain these names, beside routes, configuration and tests. */
const fence = ['scripts/export/next', 'lib/start/next', 'lib/routes/file-paths.ts', 'app', 'e2e'];

/**
 * Checks that everything that depends on how Next writes an export, or starts its client, lies inside the fence:
 * see `docs/decisions/next-fence.md`.
 */
export function checkFence(sources: readonly Source[]): readonly string[] {
  return sources
    .filter(({ path }) => /\.tsx?$/.test(path) && !isForTests(path))
    .filter(({ path }) => !fence.some((place) => isWithin(path, place)))
    .filter(({ path }) => path !== 'scripts/check/house-rules/text-rules.ts')
    .flatMap(({ path, text }) => {
      const name = insideNext.exec(text)?.[0];
      return name === undefined
        ? []
        : [`${path}: "${name}" may only occur in scripts/export/next and lib/start/next`];
    });
}
