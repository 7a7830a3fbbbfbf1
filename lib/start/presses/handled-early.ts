/** Controls that the early script handles. Presses on anything else wait for the application. */
export const handledEarly =
  '[data-accept-cookies], [data-copy-code], [data-copy-page], [data-copy-override], [data-copy-link], live-example, live-sheet, [data-end-own-colors]';
