/**
 * Puts text on the clipboard.
 *
 * @returns whether it is there; browsers refuse on insecure pages or without permission
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
 * Puts text on the clipboard that is still on its way. Some browsers take nothing once the press that asked
 * for it is over, so they are given the promise where they accept one.
 *
 * @returns whether it is there; not when the text does not come, and when the browser refuses
 */
export async function copyPending(text: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem === 'undefined') return await copyText(await text);
    const blob = text.then((whole) => new Blob([whole], { type: 'text/plain' }));
    // eslint-disable-next-line compat/compat -- asked for above: browsers without it take the text
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    // A browser that takes no promise takes the text itself.
    return text.then(copyText, () => false);
  }
}
