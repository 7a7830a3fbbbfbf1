/** A press by a pointer on the pre-rendered example. */
export interface PointerPress {
  /**
   * Where in the element. The live one may be elsewhere, because the page was scrolled or its layout changed, and
   * components such as sliders and ripples measure from their own edges.
   */
  x: number;
  y: number;
  init: PointerEventInit;
}

/**
 * Records a press, to repeat it on the live element.
 *
 * @param pointer the event in which it began, because not every browser's `click` has a pointer
 */
export function recordPress(
  event: MouseEvent,
  target: Element,
  pointer?: PointerEvent,
): PointerPress {
  const { left, top } = target.getBoundingClientRect();
  const { clientX, clientY, screenX, screenY, altKey, ctrlKey, metaKey, shiftKey } = event;
  const { pointerId = 1, pointerType = 'mouse' } = pointer ?? {};
  const common = { bubbles: true, cancelable: true, composed: true, view: window };
  const modifiers = { altKey, ctrlKey, metaKey, shiftKey };
  return {
    x: clientX - left,
    y: clientY - top,
    init: { ...common, ...modifiers, screenX, screenY, pointerId, pointerType, isPrimary: true },
  };
}

/**
 * Returns functions that dispatch the events of a press on the live element.
 *
 * @param moveFocus does what the browser does after a `mousedown` that is not prevented
 */
export function pressOn(element: Element, { x, y, init }: PointerPress, moveFocus: () => void) {
  const { left, top } = element.getBoundingClientRect();
  const dispatch = (type: string, buttons = 0) => {
    const Kind = type.startsWith('mouse') ? MouseEvent : PointerEvent;
    // The library takes a `mousedown` without buttons or `detail` for a key of a screen reader.
    const detail = type.startsWith('pointer') ? 0 : 1;
    const at = { clientX: left + x, clientY: top + y };
    return element.dispatchEvent(new Kind(type, { ...init, ...at, buttons, detail }));
  };
  /** Without, after a `pointerdown` that is prevented. */
  let hasMouseEvents = true;
  return {
    pointerdown: () => {
      hasMouseEvents = dispatch('pointerdown', 1);
    },
    mousedown: () => {
      if (hasMouseEvents && dispatch('mousedown', 1)) moveFocus();
    },
    pointerup: () => dispatch('pointerup'),
    mouseup: () => hasMouseEvents && dispatch('mouseup'),
    click: () => dispatch('click'),
  };
}

/** Repeats a whole press on the live element. */
export function replayPress(element: Element, press: PointerPress, moveFocus: () => void): void {
  const events = pressOn(element, press, moveFocus);
  events.pointerdown();
  events.mousedown();
  events.pointerup();
  events.mouseup();
  events.click();
}
