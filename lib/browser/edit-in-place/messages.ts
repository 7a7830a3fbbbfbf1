import { isRecord, isText, isTexts, listOf } from '@/lib/browser/network/is-record';
import { type EditableExample, readEditable } from './editable';
import { type FontBytes, isFont, isLook, type Look } from './look';

/*
 * The messages between the page and the frame. Both validate everything: the frame may run code from a template that
 * somebody else has written, which can post anything.
 */

/** From the page to the frame. */
export type ToFrame =
  | { kind: 'start'; example: EditableExample; look: Look; fonts: readonly FontBytes[] }
  /** Shows an edited template. The response contains the same turn. */
  | { kind: 'show'; turn: number; template: string; css: string }
  | { kind: 'restart'; turn: number }
  | { kind: 'look'; look: Look }
  | { kind: 'inputs'; values: Readonly<Record<string, unknown>> };

/** A mistake in a template, with its position. */
export interface Mark {
  from: number;
  to: number;
  message: string;
}

/** A directive that a template can use, with names for completion. */
interface KnownDirective {
  /** In Angular's run-time format: the element, then attributes with their values, and flags. */
  selectors: readonly (readonly string[])[];
  inputs: readonly string[];
  outputs: readonly string[];
  exportAs: readonly string[];
}

export interface Vocabulary {
  directives: readonly KnownDirective[];
  pipes: readonly string[];
  members: readonly string[];
}

/** From the frame to the page. */
export type FromFrame =
  | { kind: 'hello' }
  | { kind: 'started'; vocabulary: Vocabulary }
  /** The result of showing a template. Without marks and problem, it is shown. */
  | { kind: 'shown'; turn: number; marks: readonly Mark[]; problem: string }
  | { kind: 'failed'; message: string }
  /** An error that the example threw later. */
  | { kind: 'thrown'; message: string }
  | { kind: 'height'; height: number };

/** Longer texts of messages are cut, as the page shows them. */
const longest = 600;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

export function readToFrame(value: unknown): ToFrame | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, turn, template, css, look, fonts, values } = value;
  switch (kind) {
    case 'start': {
      const example = readEditable(value['example']);
      const isWhole = example !== undefined && isLook(look) && listOf(isFont)(fonts);
      return isWhole ? { kind, example, look, fonts } : undefined;
    }
    case 'show':
      return isNumber(turn) && isText(template) && isText(css)
        ? { kind, turn, template, css }
        : undefined;
    case 'restart':
      return isNumber(turn) ? { kind, turn } : undefined;
    case 'look':
      return isLook(look) ? { kind, look } : undefined;
    case 'inputs':
      return isRecord(values) ? { kind, values } : undefined;
    default:
      return undefined;
  }
}

const isMark = (value: unknown): value is Mark =>
  isRecord(value) && isNumber(value['from']) && isNumber(value['to']) && isText(value['message']);

const isDirective = (value: unknown): value is KnownDirective =>
  isRecord(value) &&
  listOf(isTexts)(value['selectors']) &&
  isTexts(value['inputs']) &&
  isTexts(value['outputs']) &&
  isTexts(value['exportAs']);

const isVocabulary = (value: unknown): value is Vocabulary =>
  isRecord(value) &&
  listOf(isDirective)(value['directives']) &&
  isTexts(value['pipes']) &&
  isTexts(value['members']);

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

export function readFromFrame(value: unknown): FromFrame | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, turn, marks, problem, message, vocabulary, height } = value;
  switch (kind) {
    case 'hello':
      return { kind };
    case 'started':
      return isVocabulary(vocabulary) ? { kind, vocabulary } : undefined;
    case 'shown': {
      if (!isNumber(turn) || !isText(problem) || !listOf(isMark)(marks)) return undefined;
      const all = marks.slice(0, 100).map((mark) => ({ ...mark, message: cut(mark.message) }));
      return { kind, turn, marks: all, problem: cut(problem) };
    }
    case 'failed':
    case 'thrown':
      return isText(message) ? { kind, message: cut(message) } : undefined;
    case 'height':
      return isNumber(height) ? { kind, height: Math.min(height, 4000) } : undefined;
    default:
      return undefined;
  }
}
