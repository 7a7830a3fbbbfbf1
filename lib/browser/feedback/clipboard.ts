/**
 * Copies text to the clipboard.
 *
 * @returns whether it was copied; browsers refuse on insecure pages or without permission
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies text that is still loading to the clipboard. Some browsers allow copying only during the press, so
 * this passes the promise to those that accept one.
 *
 * @returns whether it was copied: not when the text does not load or the browser refuses
 */
export async function copyPending(text: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem === 'undefined') return await copyText(await text);
    const blob = text.then((whole) => new Blob([whole], { type: 'text/plain' }));
    // eslint-disable-next-line compat/compat -- checked above
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    // The browser may accept the text instead of a promise.
    return text.then(copyText, () => false);
  }
}
