/** The key of a shared change in the fragment of an address: what is there is not sent to any server. */
export const sharedKey = '#edit=';

/** Whether an address contains a change. */
export const hasSharedChange = (fragment: string): boolean => fragment.startsWith(sharedKey);
