import type { ApplicationConfig } from '@angular/core';

/** What all examples need of their application. Another library's site replaces this file. */
export const exampleConfig: ApplicationConfig = { providers: [] };

/** Looks after overlays that examples of other libraries open by themselves. Returns how to stop. */
export const watchOverlays = (_host: HTMLElement): (() => void) => {
  return () => {};
};
