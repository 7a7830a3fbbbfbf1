/** The value of a knob; `null` means "none". */
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
  /** Reference in the API model of the library's input or option that it sets. */
  api?: string | undefined;
  /** Its changes are not listed as events: the library has no event for it, the example sets it on others. */
  isSilent?: true | undefined;
}

/** One input of a playground, and the control for its type. */
export type Knob = KnobBase &
  (
    | { kind: 'switch'; default: boolean }
    | { kind: 'choice' | 'icon'; default: Value; options: readonly Value[] }
    | { kind: 'number'; default: number; min: number; max: number; step: number }
    | { kind: 'text'; default: string }
  );

/** An expression made of knobs and literals only. */
export type Expression =
  { value: Value } | { knob: string } | { op: Operator; args: readonly Expression[] };

export const operators = ['!', '===', '!==', '&&', '||', '+', '?:'] as const;
export type Operator = (typeof operators)[number];

/** Code in which each knob is replaced by its value, as a literal. */
export type SourceText = readonly (string | { knob: string })[];

/** `sticky: true` in `*myRow="cells; sticky: true"`. */
interface AttributeOption {
  key: string;
  value: Expression;
  default?: Value | undefined;
}

export interface AttributeNode {
  /** Name as in the source; without brackets when `value` is set. */
  name: string;
  /** Value as in the source; absent for an attribute without a value. */
  text?: SourceText | undefined;
  /** Further options of a structural directive; an option is left out when it has the library's default. */
  options?: readonly AttributeOption[] | undefined;
  /** Set when the attribute is bound to an expression of knobs. */
  value?: Expression | undefined;
  /** The library's default value, when the API model contains it. */
  default?: Value | undefined;
  /** Types that can be written without a binding: a bare name for true, a number as text. */
  accepts?: readonly ('boolean' | 'number')[] | undefined;
  /** Whether a directive's selector contains this attribute: then a default is printed without value. */
  keep?: boolean | undefined;
}

export type TemplateNode =
  | { text: readonly (string | { knob: string } | { show: Expression })[] }
  | {
      tag: string;
      attributes: readonly AttributeNode[];
      children: readonly TemplateNode[];
      /** Whether the element has no end tag. */
      isVoid: boolean;
      /** Classes of `imports` whose selectors match it. */
      uses: readonly string[];
    }
  | { block: SourceText; children: readonly TemplateNode[] }
  /** The first case whose condition is true is printed; a case without condition is always true. */
  | { cases: readonly { when?: Expression | undefined; children: readonly TemplateNode[] }[] };

/** An entry of an object literal: as in the source, or a value that is left out when it is the default. */
export type ObjectEntry =
  { text: SourceText } | { name: string; value: Expression; default?: Value | undefined };

export type CodePart =
  | string
  | { knob: string }
  | { show: Expression }
  /** An object literal; `lead` is printed before it, and left out with it when it has no entries. */
  | { entries: readonly ObjectEntry[]; lead: string }
  | { slot: 'template' | 'imports' };

/** Everything about a playground that is computed at build time. */
export interface PlaygroundPlan {
  id: string;
  /** Prefix for its settings in a URL shared with other playgrounds of its item; empty for the main one. */
  scope: string;
  /** Whether its example has outputs. */
  hasEvents: boolean;
  /** Name of the single file that its code is printed to. */
  file: string;
  knobs: readonly Knob[];
  template: readonly TemplateNode[];
  imports: readonly { from: string; names: readonly string[] }[];
  /** The component's `imports`; those without `keep` are left out when the template does not use them. */
  directives: readonly { name: string; keep: boolean }[];
  /** The remaining parts of the file. */
  code: readonly CodePart[];
}

/** The initial settings of a playground. */
export function defaultsOf(knobs: readonly Knob[]): Values {
  return Object.fromEntries(knobs.map((knob) => [knob.name, knob.default]));
}
