import type { ApplicationConfig } from '@angular/core';

/** What all examples need from their application. Another library's site replaces this file. */
export const exampleConfig: ApplicationConfig = { providers: [] };

/** Manages overlays that examples of other libraries open by themselves. Returns a function that stops this. */
export const watchOverlays = (_host: HTMLElement): (() => void) => {
  return () => {};
};
