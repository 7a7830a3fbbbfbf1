import type { Expression } from '@/lib/playground/model';
import type { Library } from './library';

/** The context for planning a template. */
export interface TemplateContext {
  knobs: ReadonlySet<string>;
  /** The outputs of the playground itself. The generated code omits listeners that only emit them. */
  outputs: ReadonlySet<string>;
  library: Library;
  /** The classes in the `imports` of the component, including those of modules. */
  imported: ReadonlySet<string>;
  /** Called when a knob sets an input of the library. */
  onSet: (expression: Expression, ref: string) => void;
  /**
   * Called for an input of the library that has the same name as a knob, but does not depend on it directly.
   */
  onSameName: (knob: string, ref: string) => void;
}
