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
