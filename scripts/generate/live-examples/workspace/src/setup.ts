import type { ApplicationConfig } from '@angular/core';

/** What all examples need of their application. Another library's site replaces this file. */
export const exampleConfig: ApplicationConfig = { providers: [] };
