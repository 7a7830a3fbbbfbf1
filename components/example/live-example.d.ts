import type { HTMLAttributes } from 'react';

/**
 * Attributes of the elements that `lib/browser/live-example/element.ts` and `live-sheet/element.ts` define.
 */
interface LiveExampleAttributes extends HTMLAttributes<HTMLElement> {
  class: string;
  /** The example's id. */
  example: string;
  /** URL of the module that mounts examples. */
  runtime: string;
  /**
   * The modules that the example and the runtime need, in the format of `lib/routes/module-list.ts`. The file
   * of a deferred stage contains them.
   */
  modules?: string;
  /** Values of the example's inputs as JSON. May change at any time. */
  inputs?: string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'live-example': LiveExampleAttributes;
      'live-sheet': LiveExampleAttributes;
    }
  }
}
