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
export function showFailureNote(text: string, onRetry: () => void): () => void {
  const words = findNote()?.querySelector('p');
  if (!words) return () => {};
  const before = words.textContent;
  const focused = document.activeElement;
  const hide = () => {
    if (words.textContent !== text) return;
    toggleStartFailure(false);
    words.textContent = before;
  };
  words.textContent = text;
  toggleStartFailure(true, () => {
    hide();
    // The focused button disappears.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    onRetry();
  });
  return hide;
}
