import { showWording } from '@/lib/browser/page/show-wording';
import type { Wording } from '@/lib/words/word';

/** The note, which is hidden in every page, and its button. Written as text to keep inlined scripts small. */
const failureNote = 'data-start-failed';
const tryAgainButton = 'data-start-again';

const findNote = () => document.querySelector<HTMLElement>(`[${failureNote}]`);

/** Shows or hides the note that the page's scripts did not load. */
export function toggleStartFailure(show: boolean, onRetry?: () => void): void {
  const note = findNote();
  const button = note?.querySelector<HTMLElement>(`[${tryAgainButton}]`);
  if (note) note.hidden = !show;
  if (button) button.onclick = onRetry ?? null;
}

/**
 * Shows another failure in the same note, until the visitor presses "Try again".
 *
 * @returns a function that hides the note if it still has this text
 */
export function showFailureNote(note: Wording, onRetry: () => void): () => void {
  const words = findNote()?.querySelector('p');
  if (!words) return () => {};
  const before = {
    text: words.textContent,
    lang: words.lang === 'en' ? ('en' as const) : undefined,
  };
  const focused = document.activeElement;
  const hide = () => {
    if (words.textContent !== note.text) return;
    toggleStartFailure(false);
    showWording(words, before);
  };
  showWording(words, note);
  toggleStartFailure(true, () => {
    hide();
    // The focused button disappears.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    onRetry();
  });
  return hide;
}
