import { hooked } from '@/lib/design/hooks';

/**
 * The `keyCode` of a key that an input method takes. Safari sends the Enter that ends a composition only after it has
 * said that the composition has ended.
 */
const takenByInputMethod = 229;

/**
 * Leaves keys to input methods: while one composes, Escape, Enter and arrows choose among its words, and no field or
 * dialog of the site may see them. Live examples are applications of their own.
 */
export function leaveKeysToInputMethods(): void {
  const onKeyDown = (event: KeyboardEvent) => {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells it in Safari
    if (!event.isComposing && event.keyCode !== takenByInputMethod) return;
    const isInExample = event.target instanceof Element && event.target.closest(hooked('liveHost'));
    if (!isInExample) event.stopImmediatePropagation();
  };
  // Before all others, which listen at the document or below.
  addEventListener('keydown', onKeyDown, { capture: true });
}
