import { addToBody } from '@/lib/browser/page/add-to-body';
import { hooked, hooks } from '@/lib/design/hooks';
import { tipLook } from '@/lib/design/tip-look';

/** Milliseconds before a tip shows: under a resting pointer, and on a long press. */
const hoverDelay = 300;
const longPress = 500;
/** Milliseconds before a tip hides: after the pointer has left, and after a touch or a notice. */
const leaveDelay = 150;
const displayTime = 2000;

let tip: HTMLElement | undefined;
let owner: Element | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function after(ms: number, work: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(work, ms);
}

function hide(): void {
  clearTimeout(timer);
  owner = undefined;
  if (tip) tip.hidden = true;
}

/** Hidden from assistive technology, which announces the control's name already. */
function createTip(): HTMLElement {
  const element = document.createElement('div');
  element.className = tipLook;
  element.setAttribute('aria-hidden', 'true');
  // The pointer may move onto the tip, for instance with a magnifier.
  element.addEventListener('pointerenter', () => clearTimeout(timer));
  element.addEventListener('pointerleave', () => after(leaveDelay, hide));
  addToBody(element);
  return element;
}

/** Shows a text below a control, or above it if there is no room, within the window. */
function show(control: Element, text: string): void {
  clearTimeout(timer);
  tip = tip?.isConnected ? tip : createTip();
  owner = control;
  tip.textContent = text;
  const language = control.getAttribute('lang');
  if (language === null) tip.removeAttribute('lang');
  else tip.lang = language;
  tip.hidden = false;
  const at = control.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const room = document.documentElement;
  const left = Math.min(at.left + (at.width - width) / 2, room.clientWidth - width - 8);
  const below = at.bottom + 4;
  tip.style.left = `${Math.max(8, left)}px`;
  tip.style.top = `${below + height > room.clientHeight ? at.top - height - 4 : below}px`;
}

/** Shows a short-lived notice beside a control about the result of a press. */
export function showNotice(control: Element, text: string): void {
  show(control, text);
  after(displayTime, hide);
}

const controlOf = ({ target }: Event) =>
  target instanceof Element ? (target.closest(hooked('tip')) ?? undefined) : undefined;

function showTipOf(control: Element): void {
  const text = control.getAttribute(hooks.tip) || control.getAttribute('aria-label');
  // The button of an open menu needs no tip.
  if (text && control.getAttribute('aria-expanded') !== 'true') show(control, text);
}

/**
 * Shows tips of controls with only an icon: under a resting pointer, on keyboard focus, and on a long press.
 * Escape, a press and scrolling hide them.
 */
export function showTips(): void {
  const on = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K], control: Element | undefined) => void,
  ) =>
    document.addEventListener(type, (event) => listener(event, controlOf(event)), {
      capture: true,
      passive: true,
    });
  on('pointerover', ({ pointerType }, control) => {
    if (pointerType !== 'mouse') return;
    if (!control && !owner) clearTimeout(timer);
    else if (control && control !== owner) after(hoverDelay, () => showTipOf(control));
  });
  on('pointerout', ({ pointerType }, control) => {
    if (pointerType === 'mouse' && control && control === owner) after(leaveDelay, hide);
  });
  on('focusin', ({ target }, control) => {
    if (control && target instanceof Element && target.matches(':focus-visible')) {
      showTipOf(control);
    }
  });
  on('focusout', hide);
  on('pointerdown', ({ pointerType }, control) => {
    hide();
    if (pointerType === 'touch' && control) after(longPress, () => showTipOf(control));
  });
  on('pointerup', ({ pointerType }) => {
    if (pointerType === 'touch') after(owner ? displayTime : 0, hide);
  });
  on('click', hide);
  on('scroll', hide);
  on('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}
