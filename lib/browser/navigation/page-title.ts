/**
 * Calls back when the page has a title: usually immediately, but during a navigation the router removes the
 * old title before it adds the new one.
 *
 * @returns a function that cancels the callback
 */
export function whenTitled(callback: (title: string) => void): () => void {
  if (document.title !== '') {
    callback(document.title);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (document.title === '') return;
    observer.disconnect();
    callback(document.title);
  });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
