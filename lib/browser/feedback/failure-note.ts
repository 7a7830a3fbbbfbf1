/** Marks the note, which is in every page and hidden, and the button in it. */
const failureNote = 'data-start-failed';
const tryAgainButton = 'data-start-again';

const findNote = () => document.querySelector<HTMLElement>(`[${failureNote}]`);

/** Shows or hides the note that a control cannot answer because a script did not load. */
export function toggleStartFailure(show: boolean, onTryAgain?: () => void): void {
  const note = findNote();
  const button = note?.querySelector<HTMLElement>(`[${tryAgainButton}]`);
  if (note) note.hidden = !show;
  if (button) button.onclick = onTryAgain ?? null;
}

/**
 * Says in the same note that something else failed. It goes when someone presses "Try again".
 *
 * @returns takes the note away, if it still says this
 */
export function showFailureNote(text: string, onTryAgain: () => void): () => void {
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
    // The button has gone, and would take the focus with it.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    onTryAgain();
  });
  return hide;
}
