import { hooked } from '@/lib/design/hooks';

/**
 * The `keyCode` of a key that an input method handles. Safari dispatches the Enter that ends a composition only after
 * the event that the composition has ended.
 */
const takenByInputMethod = 229;

/**
 * Leaves keys to input methods: while one composes, Escape, Enter and arrows select among its suggestions, so no
 * field or dialog of the site may handle them. Live examples are applications of their own.
 */
export function leaveKeysToInputMethods(): void {
  const onKeyDown = (event: KeyboardEvent) => {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari has no other sign of it
    if (!event.isComposing && event.keyCode !== takenByInputMethod) return;
    const isInExample = event.target instanceof Element && event.target.closest(hooked('liveHost'));
    if (!isInExample) event.stopImmediatePropagation();
  };
  // Before all other listeners, which are on the document or below it.
  addEventListener('keydown', onKeyDown, { capture: true });
}
