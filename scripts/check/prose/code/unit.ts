/** A file of the combined compilation, created from a block of a Markdown file. */
export interface Unit {
  /** Its path in the folder of the compilation. */
  path: string;
  text: string;
  /** The line of its first line in the Markdown; all lines correspond. */
  line: number;
  /**
   * Which errors count: all of a `checked` block; only those about the library in a `fragment` of code or in
   * a `template` that cannot be fully checked; all of a generated `support` file.
   */
  kind: 'checked' | 'fragment' | 'template' | 'support';
}

/** An error of a compiler in a unit, with a zero-based line. */
export interface Diagnostic {
  path: string;
  line: number;
  /** `TS2339` or `NG8001`. */
  code: string;
  message: string;
}

/** Errors that also count in a fragment, because they are about names and types of the library. */
const fragmentCodes = new Set([
  'TS2305', // no such export
  'TS2724', // no such export, but a similar one
  'TS2339', // no such member
  'TS2551', // no such member, but a similar one
  'TS2353', // no such option in an object
  'TS2561', // no such option, but a similar one
  'TS2322', // not assignable
  'TS2345', // not assignable to the parameter
  'TS2554', // number of arguments
]);

/** Matches types that replace omitted code: the block's own class, a harness or a component of the author. */
const omittedType = /on type '(Fragment|ComponentHarness|Event|HTMLElement)'/;

/** Whether an error is a real mistake, and not caused by code that the block intentionally omits. */
export function isRealFault({ code, message }: Diagnostic, kind: Unit['kind']): boolean {
  if (kind === 'checked' || kind === 'support') return true;
  if (code === 'TS2307') return kind === 'fragment' && !/module '\.\.?\//.test(message);
  if (omittedType.test(message)) return false;
  if (kind === 'fragment') return fragmentCodes.has(code);
  // The component of a template has an index signature for all members.
  if (code === 'TS4111') return false;
  // Names with a dash are the author's own components, unless they have a prefix of the library.
  const element =
    /'([\w-]+)' is not a known element|property of '([\w-]+)'/.exec(message)?.slice(1).join('') ??
    '';
  return !element.includes('-') || /^(mat|cdk|ng)-/.test(element);
}

/** Files of a page that its other code blocks may import. */
export type PageFiles = readonly { path: string; code: string }[];
