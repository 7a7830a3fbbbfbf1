import { hooked, hooks } from '@/lib/design/hooks';
import { tipLook } from '@/lib/design/tip-look';
import { createHoverPanel } from './hover-panel';

/** Milliseconds of a long press, and before a tip hides after a touch or a notice. */
const longPress = 500;
const displayTime = 2000;

/** Hidden from assistive technology, which announces the control's name already. */
function createTip(): HTMLElement {
  const element = document.createElement('div');
  element.className = tipLook;
  element.setAttribute('aria-hidden', 'true');
  return element;
}

const tip = createHoverPanel<Element>({
  create: createTip,
  controlOf: (target) => target.closest(hooked('tip')) ?? undefined,
  onIntent: showTipOf,
  leaveDelay: 150,
});

/** Shows a short-lived notice beside a control about the result of a press. */
export function showNotice(control: Element, text: string): void {
  tip.show(control, [text], true);
  tip.after(displayTime, tip.hide);
}

function showTipOf(control: Element): void {
  const text = control.getAttribute(hooks.tip) || control.getAttribute('aria-label');
  // The button of an open menu needs no tip.
  if (text && control.getAttribute('aria-expanded') !== 'true') tip.show(control, [text], true);
}

/**
 * Shows tips of controls with only an icon: under a resting pointer, on keyboard focus, and on a long press.
 * Escape, a press and scrolling hide them.
 */
export function showTips(): void {
  tip.listen();
  tip.on('focusout', tip.hide);
  tip.on('pointerdown', ({ pointerType }, control) => {
    tip.hide();
    if (pointerType === 'touch' && control) tip.after(longPress, () => showTipOf(control));
  });
  tip.on('pointerup', ({ pointerType }) => {
    if (pointerType === 'touch') tip.after(tip.owner() ? displayTime : 0, tip.hide);
  });
  // A finger that scrolls presses nothing.
  tip.on('scroll', tip.hide);
}
