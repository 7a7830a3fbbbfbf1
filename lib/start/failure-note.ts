/** Marks the note, which is in every page and hidden, and the button in it. */
const failureNote = 'data-start-failed';
const tryAgainButton = 'data-start-again';

/** Shows or hides the note that a control cannot answer because a script did not load. */
export function showFailure(show: boolean, onTryAgain?: () => void): void {
  const note = document.querySelector<HTMLElement>(`[${failureNote}]`);
  const button = note?.querySelector<HTMLElement>(`[${tryAgainButton}]`);
  if (note) note.hidden = !show;
  if (button) button.onclick = onTryAgain ?? null;
}
