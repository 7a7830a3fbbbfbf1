/**
 * Calls back with the page's title as soon as it has one: at once as a rule, but during a
 * navigation the router takes the old title away a while before it brings the new one.
 *
 * @returns gives up waiting
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
