/** The module that loads an edited example in its frame. It is bundled with everything that it imports. */
export const frameEntry = 'lib/start/entries/edit-frame.ts';
