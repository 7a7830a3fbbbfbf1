/** A file of the combined compilation, made from a block of a Markdown file. */
export interface Unit {
  /** Its path below the folder of the compilation. */
  path: string;
  text: string;
  /** Where its first line stands in the Markdown; lines correspond one to one. */
  line: number;
  /**
   * How much of it can be believed: all; only what is about the library, in code or in a template that
   * cannot be checked as a whole; or all, since it is not the reader's but ours.
   */
  kind: 'checked' | 'fragment' | 'template' | 'support';
}

/** What a compiler says about a unit; the line counts from 0. */
export interface Diagnostic {
  path: string;
  line: number;
  /** `TS2339` or `NG8001`. */
  code: string;
  message: string;
}

/** Errors that hold for a fragment too: they are about names and types of the library. */
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

/** Types that stand for something a block leaves out: its own class, a harness or a component of its author's. */
const leftOut = /on type '(Fragment|ComponentHarness|Event|HTMLElement)'/;

/** Whether an error is the block's own, not one of what the block leaves out on purpose. */
export function isRealFault({ code, message }: Diagnostic, kind: Unit['kind']): boolean {
  if (kind === 'checked' || kind === 'support') return true;
  if (code === 'TS2307') return kind === 'fragment' && !/module '\.\.?\//.test(message);
  if (leftOut.test(message)) return false;
  if (kind === 'fragment') return fragmentCodes.has(code);
  // The host of a template has all members it asks for, by an index signature.
  if (code === 'TS4111') return false;
  // Names with a dash belong to the author's own components, unless they are the library's.
  const element =
    /'([\w-]+)' is not a known element|property of '([\w-]+)'/.exec(message)?.slice(1).join('') ??
    '';
  return !element.includes('-') || /^(mat|cdk|ng)-/.test(element);
}

/** Files of a page that its other code blocks may import. */
export type PageFiles = readonly { path: string; code: string }[];
