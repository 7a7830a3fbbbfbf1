/** The command line with which tests start Chromium. */
export const browserArgs: string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-sync',
  // Letters have the same width as on a screen; headless mode would round them to whole pixels.
  '--font-render-hinting=none',
  '--no-first-run',
];
