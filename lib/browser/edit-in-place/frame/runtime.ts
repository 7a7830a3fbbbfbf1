import { isRecord } from '@/lib/browser/network/is-record';
import type { Mark, Vocabulary } from '../messages';

type Direction = 'ltr' | 'rtl';

/** An example in the frame. */
export interface OpenExample {
  show: (template: string, css: string) => Promise<{ marks: readonly Mark[]; problem?: string }>;
  restart: () => Promise<void>;
  setDirection: (direction: Direction) => void;
  setInputs: (values: Readonly<Record<string, unknown>>) => void;
  vocabulary: () => Vocabulary;
}

/** The interface of the part that Angular's builder compiles. */
export interface EditRuntime {
  open: (
    type: unknown,
    host: HTMLElement,
    direction: Direction,
    onError: (message: string) => void,
    /** Whether edited styles are added to those of the example; otherwise they replace them. */
    addsStyles: boolean,
  ) => Promise<OpenExample>;
}

const isRuntime = (value: unknown): value is EditRuntime =>
  isRecord(value) && typeof value['open'] === 'function';

/** @throws when the scripts did not define it */
export function editRuntime(): EditRuntime {
  const runtime: unknown = Reflect.get(globalThis, 'editRuntime');
  if (!isRuntime(runtime)) throw new Error('The code that runs examples is missing.');
  return runtime;
}
