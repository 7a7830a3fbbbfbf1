import type { HTMLAttributes } from 'react';

/** Attributes of the elements that `lib/browser/live-example/element.ts` and `live-sheet/element.ts` define. */
interface LiveExampleAttributes extends HTMLAttributes<HTMLElement> {
  class: string;
  /** The example's id. */
  example: string;
  /** URL of the module that mounts examples. */
  runtime: string;
  /**
   * The modules this example needs, the runtime's own among them, as `lib/routes/module-list.ts` writes
   * them. A stage that is filled late brings them with it.
   */
  modules?: string;
  /** Values of the example's inputs as JSON; may change at any time. */
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
