import type { Expression } from '@/lib/playground/model';
import type { Library } from './library';

/** What the plan of a template is made from. */
export interface TemplateFacts {
  knobs: ReadonlySet<string>;
  /** Outputs of the playground itself: listeners that only emit them are left out of the code. */
  outputs: ReadonlySet<string>;
  library: Library;
  /** Classes in the component's `imports`, those of modules included. */
  imported: ReadonlySet<string>;
  /** Records which input of the library a knob sets. */
  onSet: (expression: Expression, ref: string) => void;
  /** Records an input of the library that has the name of a knob; the template sets it where the knob is set. */
  onNamesake: (knob: string, ref: string) => void;
}
