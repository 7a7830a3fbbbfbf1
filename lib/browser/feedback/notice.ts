import type { Wording } from '@/lib/words/word';

const type = 'site:notice';

/** The result of a press, for the visitor. */
export interface Notice extends Wording {
  /** Whether the press did what it says. */
  isDone: boolean;
}

const isNotice = (detail: unknown): detail is Notice =>
  typeof detail === 'object' && detail !== null && 'text' in detail && 'isDone' in detail;

/**
 * Asks the page's script to announce a notice and to show it beside a control. The application is a separate
 * bundle, and two scripts with tips would show two at once.
 */
export function sendNotice(control: Element, notice: Notice): void {
  control.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: notice }));
}

/** Calls `show` for every notice, with the control that it is about. */
export function onNotice(show: (control: Element, notice: Notice) => void): void {
  document.addEventListener(type, (event) => {
    if (!(event instanceof CustomEvent) || !(event.target instanceof Element)) return;
    const detail: unknown = event.detail;
    if (isNotice(detail)) show(event.target, detail);
  });
}
