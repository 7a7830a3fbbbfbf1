import browserslist from 'browserslist';
import { features } from 'web-features';

/** The name of each browser in web-features, and in browserslist. */
const browserNames = [
  ['chrome', 'chrome'],
  ['chrome_android', 'and_chr'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['firefox_android', 'and_ff'],
  ['safari', 'safari'],
  ['safari_ios', 'ios_saf'],
] as const;

/** The first version of each browser that has a feature; undefined when none has. */
type Support = Readonly<Partial<Record<(typeof browserNames)[number][0], string>>>;

/** Returns a predicate: whether all browsers that match a browserslist query have a feature. */
function supportTest(query: string): (support: Support) => boolean {
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

/** JavaScript names that one of the browsers does not have. */
interface NewerNames {
  globals: readonly string[];
  /** Static members of globals: `URL.parse`. */
  members: readonly { object: string; property: string }[];
}

/**
 * Returns the global names and static members of the web platform and of ECMAScript that one of the browsers
 * does not have. Instance members are left out, because their names are ambiguous.
 *
 * @param query a browserslist query
 */
export function newerNames(query: string): NewerNames {
  const isSupported = supportTest(query);
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
    if (name !== undefined) (isSupported(support) ? known : newer).add(name);
  }
  const names = [...newer].filter((name) => !known.has(name)).map((name) => name.split('.'));
  return {
    globals: names.flatMap(([name = '', ...rest]) => (rest.length === 0 ? name : [])),
    members: names.flatMap(([object = '', property]) =>
      property === undefined ? [] : { object, property },
    ),
  };
}

/** Returns the JavaScript name of a key of the compatibility data: `URL.parse` for `api.URL.parse_static`. */
function nameOf(key: string): string | undefined {
  const [, inWindow] = /^api\.(?:Window\.)?(\w+)$/.exec(key) ?? [];
  if (inWindow !== undefined) return inWindow.endsWith('_event') ? undefined : inWindow;
  const [, owner, member] = /^api\.(\w+)\.(\w+)_static$/.exec(key) ?? [];
  if (member !== undefined) return `${owner}.${member}`;
  return /^javascript\.builtins\.(\w+(?:\.\w+)?)$/.exec(key)?.[1];
}
