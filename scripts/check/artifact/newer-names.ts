import browserslist from 'browserslist';
import { features } from 'web-features';

/** Browsers as web-features names them, with browserslist's name. */
const browserNames = [
  ['chrome', 'chrome'],
  ['chrome_android', 'and_chr'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['firefox_android', 'and_ff'],
  ['safari', 'safari'],
  ['safari_ios', 'ios_saf'],
] as const;

/** From which version on each browser has something; it is missing where it never has. */
type Support = Readonly<Partial<Record<(typeof browserNames)[number][0], string>>>;

/** The lowest version of each browser that a query asks for, as a test of what all of them have. */
function haveAll(query: string): (support: Support) => boolean {
  const wanted = browserslist(query).map((entry) => entry.split(' '));
  const lowest = browserNames.flatMap(([browser, name]) => {
    const versions = wanted.flatMap(([of, version = '']) =>
      of === name ? Number.parseFloat(version) : [],
    );
    return versions.length > 0 ? [{ browser, version: Math.min(...versions) }] : [];
  });
  return (support) =>
    lowest.every(({ browser, version }) => Number.parseFloat(support[browser] ?? 'NaN') <= version);
}

/** Names in scripts that one of several browsers does not know, each with what it is called there. */
interface NewerNames {
  globals: readonly string[];
  /** Functions and values of what is global: `URL.parse`. */
  members: readonly { object: string; property: string }[];
}

/**
 * Global names and what belongs to them, of the web and of ECMAScript. What instances have is not told: their
 * names are those of others, too.
 *
 * @param query the browsers, as browserslist asks for them
 */
export function newerNames(query: string): NewerNames {
  const isKnown = haveAll(query);
  const supports = Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? (feature.compat_features ?? []).map(
          (key) => [key, feature.status.by_compat_key?.[key]?.support ?? {}] as const,
        )
      : [],
  );
  const known = new Set<string>();
  const newer = new Set<string>();
  for (const [key, support] of supports) {
    const name = nameOf(key);
    if (name !== undefined) (isKnown(support) ? known : newer).add(name);
  }
  const names = [...newer].filter((name) => !known.has(name)).map((name) => name.split('.'));
  return {
    globals: names.flatMap(([name = '', ...rest]) => (rest.length === 0 ? name : [])),
    members: names.flatMap(([object = '', property]) =>
      property === undefined ? [] : { object, property },
    ),
  };
}

/** What a key of the compatibility data is called in a script: `api.URL.parse_static` is `URL.parse`. */
function nameOf(key: string): string | undefined {
  const [, inWindow] = /^api\.(?:Window\.)?(\w+)$/.exec(key) ?? [];
  if (inWindow !== undefined) return inWindow.endsWith('_event') ? undefined : inWindow;
  const [, owner, member] = /^api\.(\w+)\.(\w+)_static$/.exec(key) ?? [];
  if (member !== undefined) return `${owner}.${member}`;
  return /^javascript\.builtins\.(\w+(?:\.\w+)?)$/.exec(key)?.[1];
}
