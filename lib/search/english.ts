/** Words without information about what is searched for; they are ignored beside other words. */
export const fillers: ReadonlySet<string> = new Set(
  [
    'a an and are as at be by can do does for from how i in into is it my of on or that the this to use using',
    'what when where why with angular doesn don isn won t s not want need should make get via only',
  ]
    .join(' ')
    .split(' '),
);

/**
 * Words that people use for the same task or thing in a user interface. A word may be in several groups. In
 * texts they count as the same word; in names another word of the group counts less than the typed one.
 */
const groups: readonly (readonly string[])[] = [
  ['disable', 'forbid', 'block', 'prevent', 'limit', 'restrict', 'exclude', 'unavailable', 'guard'],
  ['disable', 'off', 'deactivate', 'without'],
  ['change', 'set', 'customize', 'custom', 'own', 'adjust', 'override', 'modify', 'choose', 'edit'],
  ['change', 'breaking', 'migration', 'migrate', 'changelog', 'new', 'deprecated', 'removed'],
  ['clear', 'reset', 'empty', 'remove', 'delete', 'unselect', 'deselect'],
  ['hide', 'hidden', 'remove', 'without'],
  ['add', 'insert', 'append', 'create'],
  ['show', 'display', 'visible', 'appear', 'render'],
  ['select', 'choose', 'pick', 'choice', 'selection', 'selected', 'chosen'],
  ['multiple', 'several', 'many', 'multi'],
  ['require', 'force', 'mandatory', 'required', 'enforce'],
  ['default', 'initial', 'first', 'preselect', 'start'],
  ['page', 'pagination', 'paginate', 'paging', 'paginator'],
  ['sort', 'order', 'sortable'],
  ['filter', 'search', 'find'],
  ['width', 'wide', 'size', 'narrow', 'large', 'resize'],
  ['height', 'tall', 'size', 'high'],
  ['space', 'padding', 'margin', 'gap', 'spacing', 'room'],
  ['position', 'place', 'placement', 'location'],
  ['top', 'above', 'up'],
  ['bottom', 'below', 'under'],
  ['outside', 'backdrop'],
  ['programmatically', 'code', 'typescript', 'manually'],
  ['sticky', 'fixed', 'stay', 'freeze', 'pinned'],
  ['expand', 'unfold', 'expandable', 'collapse', 'collapsible', 'open'],
  ['counter', 'count', 'maxlength', 'length'],
  ['character', 'letter'],
  ['color', 'colour', 'palette'],
  ['border', 'outline'],
  ['weekend', 'saturday', 'sunday', 'holiday'],
  ['dark', 'night', 'scheme'],
  ['mobile', 'phone', 'responsive', 'narrow', 'small', 'adapt'],
  [
    'language',
    'locale',
    'translate',
    'translation',
    'localization',
    'i18n',
    'intl',
    'international',
  ],
  ['load', 'fetch', 'lazy', 'async', 'late', 'loading'],
  ['server', 'backend', 'remote', 'http'],
  ['validate', 'validation', 'valid', 'check', 'invalid'],
  ['next', 'step', 'proceed'],
  ['router', 'route', 'routing', 'navigation', 'link'],
  ['progress', 'spinner', 'loading', 'busy'],
  ['click', 'press', 'tap'],
  ['drag', 'reorder', 'rearrange'],
  ['between', 'connected', 'transfer'],
  ['footer', 'total', 'sum', 'summary'],
  ['test', 'testing', 'harness', 'spec', 'unit'],
  ['result', 'return', 'afterclosed'],
  ['data', 'value', 'parameter'],
  [
    'error',
    'problem',
    'issue',
    'troubleshooting',
    'working',
    'broken',
    'fail',
    'wrong',
    'bug',
    'nothing',
  ],
  ['animation', 'transition', 'motion'],
];

/** Endings of verb forms, longest first, with the letters that must remain. */
const endings: readonly (readonly [ending: string, rest: number])[] = [
  ['ing', 3],
  ['ed', 3],
  ['e', 3],
];

/** A word without the ending of a verb form: the same for "sort", "sorted" and "sorting". */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  for (const [ending, rest] of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < rest) continue;
    const stem = word.slice(0, -ending.length);
    if (ending === 'e' || /[aeiouy]/.test(stem)) return stem.replace(/([bdgmnprt])\1$/, '$1');
  }
  return word;
}

/** The groups of a stem. */
const groupsOf = new Map<string, (readonly string[])[]>();
for (const group of groups) {
  for (const stem of new Set(group.map(stemOf))) {
    groupsOf.set(stem, [...(groupsOf.get(stem) ?? []), group]);
  }
}

/** The terms by which texts are indexed: a word's stem, or one term for each of its groups. */
export function termsOf(word: string): readonly string[] {
  const stem = stemOf(word);
  return groupsOf.get(stem)?.map(([first = '']) => stemOf(first)) ?? [stem];
}

/** Other words that names may use with the same meaning. */
export function relatedTo(word: string): readonly string[] {
  const stem = stemOf(word);
  const others = (groupsOf.get(stem) ?? []).flat();
  return [...new Set([stem, ...others])].filter((other) => other !== word && other.length > 1);
}
