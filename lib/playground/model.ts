/** What a knob can be set to; `null` stands for "none". */
export type Value = string | number | boolean | null;

/** Settings of all knobs, by name. */
export type Values = Readonly<Record<string, Value>>;

interface KnobBase {
  /** Name of the example's input. */
  name: string;
  /** The name in words. */
  label: string;
  /** First sentence of the input's doc comment. */
  description: string;
  /** Reference of the library's input or option that it sets, as in the API model. */
  api?: string | undefined;
  /** It follows what the example does, but the library has no event that says just that. */
  isSilent?: true | undefined;
}

/** One input of a playground, and the control its type asks for. */
export type Knob = KnobBase &
  (
    | { kind: 'switch'; default: boolean }
    | { kind: 'choice' | 'icon'; default: Value; options: readonly Value[] }
    | { kind: 'number'; default: number; min: number; max: number; step: number }
    | { kind: 'text'; default: string }
  );

/** What can be worked out from knobs and literals alone. */
export type Expression =
  { value: Value } | { knob: string } | { op: Operator; args: readonly Expression[] };

export const operators = ['!', '===', '!==', '&&', '||', '+', '?:'] as const;
export type Operator = (typeof operators)[number];

/** Code in which a knob stands for its value, as a literal. */
export type SourceText = readonly (string | { knob: string })[];

/** `sticky: true` in `*myRow="cells; sticky: true"`. */
interface AttributeOption {
  key: string;
  value: Expression;
  default?: Value | undefined;
}

export interface AttributeNode {
  /** As written, or the bare name when `value` is known. */
  name: string;
  /** Value as written; none for a bare attribute. */
  text?: SourceText | undefined;
  /** What a structural directive takes besides; left out where it is the library's default. */
  options?: readonly AttributeOption[] | undefined;
  /** Bound to something that follows from the knobs. */
  value?: Expression | undefined;
  /** The library's own default, when the API model knows it. */
  default?: Value | undefined;
  /** What its text may be written as without a binding: the bare name, a number. */
  accepts?: readonly ('boolean' | 'number')[] | undefined;
  /** A directive is found by this attribute: it stays, bare, when its value is the default. */
  keep?: boolean | undefined;
}

export type TemplateNode =
  | { text: readonly (string | { knob: string } | { show: Expression })[] }
  | {
      tag: string;
      attributes: readonly AttributeNode[];
      children: readonly TemplateNode[];
      /** The element has no end tag, or needs none. */
      isVoid: boolean;
      /** Classes of `imports` that act on it. */
      uses: readonly string[];
    }
  | { block: SourceText; children: readonly TemplateNode[] }
  /** The first case that holds is what is written; a case without condition always holds. */
  | { cases: readonly { when?: Expression | undefined; children: readonly TemplateNode[] }[] };

/** An entry of an object literal: as written, or a value left out when it is the library's default. */
export type ObjectEntry =
  { text: SourceText } | { name: string; value: Expression; default?: Value | undefined };

export type CodePart =
  | string
  | { knob: string }
  | { show: Expression }
  /** An object literal; `lead` stands before it and goes with it when nothing is left in it. */
  | { entries: readonly ObjectEntry[]; lead: string }
  | { slot: 'template' | 'imports' };

/** Everything that is known about a playground at build time. */
export interface PlaygroundPlan {
  id: string;
  /** Sets its settings apart in an address it shares with its item's other playgrounds; the main one has none. */
  scope: string;
  /** Whether its example has outputs. */
  hasEvents: boolean;
  /** Name of the one file its code makes. */
  file: string;
  knobs: readonly Knob[];
  template: readonly TemplateNode[];
  imports: readonly { from: string; names: readonly string[] }[];
  /** The component's `imports`; those not kept are left out when the template has no use for them. */
  directives: readonly { name: string; keep: boolean }[];
  /** The rest of the file. */
  code: readonly CodePart[];
}

/** The settings a playground starts with. */
export function defaultsOf(knobs: readonly Knob[]): Values {
  return Object.fromEntries(knobs.map((knob) => [knob.name, knob.default]));
}
