import { hooked, hooks } from '@/lib/design/hooks';
import { tipLook } from '@/lib/design/tip-look';

/** Milliseconds for which a pointer rests on a control, or a finger presses it, before its tip shows. */
const rest = 300;
const hold = 500;
/** Milliseconds after which a tip goes: when the pointer has left, and when nothing keeps it. */
const leave = 150;
const linger = 2000;

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

/** Assistive technology has the control's name already, so the tip is for eyes only. */
function createTip(): HTMLElement {
  const element = document.createElement('div');
  element.className = tipLook;
  element.setAttribute('aria-hidden', 'true');
  // It may be pointed at, to read it with a magnifier.
  element.addEventListener('pointerenter', () => clearTimeout(timer));
  element.addEventListener('pointerleave', () => after(leave, hide));
  document.body.append(element);
  return element;
}

/** Shows a text below a control, or above it where there is no room, within the window. */
function show(control: Element, text: string): void {
  clearTimeout(timer);
  tip = tip?.isConnected ? tip : createTip();
  owner = control;
  tip.textContent = text;
  tip.hidden = false;
  const at = control.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const room = document.documentElement;
  const left = Math.min(at.left + (at.width - width) / 2, room.clientWidth - width - 8);
  const below = at.bottom + 4;
  tip.style.left = `${Math.max(8, left)}px`;
  tip.style.top = `${below + height > room.clientHeight ? at.top - height - 4 : below}px`;
}

/** Tells beside a control what it has just done. */
export function showNotice(control: Element, text: string): void {
  show(control, text);
  after(linger, hide);
}

const controlOf = ({ target }: Event) =>
  target instanceof Element ? (target.closest(hooked('tip')) ?? undefined) : undefined;

function showTipOf(control: Element): void {
  const text = control.getAttribute(hooks.tip) || control.getAttribute('aria-label');
  // What an open menu belongs to has said what it is for.
  if (text && control.getAttribute('aria-expanded') !== 'true') show(control, text);
}

/**
 * Tips of controls that show an icon only: under a pointer that rests, with the focus of a keyboard, and
 * under a finger that stays. Escape, a press and scrolling take them away.
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
    else if (control && control !== owner) after(rest, () => showTipOf(control));
  });
  on('pointerout', ({ pointerType }, control) => {
    if (pointerType === 'mouse' && control && control === owner) after(leave, hide);
  });
  on('focusin', ({ target }, control) => {
    if (control && target instanceof Element && target.matches(':focus-visible')) {
      showTipOf(control);
    }
  });
  on('focusout', hide);
  on('pointerdown', ({ pointerType }, control) => {
    hide();
    if (pointerType === 'touch' && control) after(hold, () => showTipOf(control));
  });
  on('pointerup', ({ pointerType }) => {
    if (pointerType === 'touch') after(owner ? linger : 0, hide);
  });
  on('click', hide);
  on('scroll', hide);
  on('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}
