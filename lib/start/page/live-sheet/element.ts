import { readModules } from '@/lib/browser/live-example/contract';
import { runSheet } from './run-sheet';

/** The element's name; its attributes are those of a live example's. */
const elementName = 'live-sheet';

/** Makes the home page's sheet come alive when someone means it. Without script it is a drawing. */
export function defineLiveSheet(): void {
  // Declared here: a build that renders pages has no `HTMLElement` to extend.
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
