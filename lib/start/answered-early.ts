/** What the early script answers by itself. Presses on anything else wait for the application. */
export const answeredEarly =
  '[data-accept-cookies], [data-copy-code], [data-copy-link], live-example, live-sheet, [data-start-again]';
