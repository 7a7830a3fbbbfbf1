import { readModules } from '@/lib/browser/live-example/contract';
import { runSheet } from './run-sheet';

/** Has the same attributes as `<live-example>`. */
const elementName = 'live-sheet';

/** Makes the parts on the home page's sheet interactive on intent. Without scripts it is a drawing. */
export function defineLiveSheet(): void {
  // Declared here, because `HTMLElement` does not exist where pages are rendered.
  class LiveSheetElement extends HTMLElement {
    stop: (() => void) | undefined;

    connectedCallback() {
      this.stop = runSheet(this, readModules(this));
    }

    disconnectedCallback() {
      this.stop?.();
      this.stop = undefined;
    }
  }
  if (!customElements.get(elementName)) customElements.define(elementName, LiveSheetElement);
}
