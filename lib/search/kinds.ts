import { kindNames } from '@/lib/api/kind-names';
import type { InterfaceText } from '@/lib/words/word';

/** Results are grouped by these, and can be filtered by them. */
export const groups = ['items', 'api', 'examples', 'guides', 'tokens', 'problems'] as const;
export type Group = (typeof groups)[number];

export const groupNames: Record<Group, InterfaceText> = {
  items: 'Components',
  api: 'API',
  examples: 'Examples',
  guides: 'Guides',
  tokens: 'Tokens',
  problems: 'Troubleshooting',
};

/** No result in any group. */
export const noCounts = (): Record<Group, number> => ({
  items: 0,
  api: 0,
  examples: 0,
  guides: 0,
  tokens: 0,
  problems: 0,
});

/** Whether the titles of a group are names in code, which nobody translates. */
export const isCode = (group: Group) => group === 'api' || group === 'tokens';

/** Whether the results of a group have an answer: a signature to copy, or the cure of an error. */
export const hasAnswer = (group: Group) => isCode(group) || group === 'problems';

interface KindFacts {
  /** One or two characters for the kind, in the files of the index. */
  code: string;
  /** The visible name. */
  label: InterfaceText;
  /** Absent when it depends on the page: a heading has the group of its item or guide. */
  group?: Group;
  /** Added to the score of a record: more likely kinds have more. The scale is that of `rank.ts`. */
  weight: number;
}

const symbol = (code: string, kind: keyof typeof kindNames, weight: number) =>
  ({ code, label: kindNames[kind].one, group: 'api', weight }) satisfies KindFacts;

const member = (code: string, label: InterfaceText, weight: number) =>
  ({ code: `.${code}`, label, group: 'api', weight }) satisfies KindFacts;

/** All kinds of records. */
export const kinds = {
  item: { code: 'I', label: 'Page', group: 'items', weight: 140 },
  tab: { code: 'P', label: 'Page', group: 'items', weight: 40 },
  guide: { code: 'G', label: 'Guide', group: 'guides', weight: 130 },
  heading: { code: 'H', label: 'Section', weight: 30 },
  problem: { code: 'T', label: 'Troubleshooting', group: 'problems', weight: 34 },
  change: { code: 'C', label: 'API changes', group: 'api', weight: 60 },
  example: { code: 'x', label: 'Example', group: 'examples', weight: 32 },
  stylingToken: { code: 'y', label: 'Styling token', group: 'tokens', weight: 28 },
  systemVariable: { code: 'z', label: 'System variable', group: 'tokens', weight: 36 },
  component: symbol('c', 'component', 84),
  directive: symbol('d', 'directive', 82),
  pipe: symbol('p', 'pipe', 80),
  service: symbol('s', 'service', 82),
  harness: symbol('h', 'harness', 60),
  class: symbol('k', 'class', 76),
  interface: symbol('i', 'interface', 74),
  type: symbol('t', 'type', 72),
  enum: symbol('e', 'enum', 72),
  function: symbol('f', 'function', 76),
  constant: symbol('v', 'constant', 72),
  token: symbol('n', 'token', 76),
  ngmodule: symbol('m', 'ngmodule', 70),
  input: member('i', 'Input', 46),
  output: member('o', 'Output', 44),
  property: member('p', 'Property', 38),
  method: member('m', 'Method', 40),
  value: member('v', 'Value', 36),
} as const satisfies Record<string, KindFacts>;

export type RecordKind = keyof typeof kinds;

const byCode = new Map<string, RecordKind>();
for (const kind of recordKinds()) byCode.set(kinds[kind].code, kind);

function recordKinds(): RecordKind[] {
  const isKind = (name: string): name is RecordKind => name in kinds;
  return Object.keys(kinds).filter(isKind);
}

/** The kind for a code of the index, if any. */
export function kindOfCode(code: string): RecordKind | undefined {
  return byCode.get(code);
}

/** Whether the kind is a symbol of the API. */
export function isSymbol(kind: RecordKind): boolean {
  return kind in kindNames;
}

/** Whether the kind is a member of a symbol. */
export function isMember(kind: RecordKind): boolean {
  return kinds[kind].code.startsWith('.');
}
