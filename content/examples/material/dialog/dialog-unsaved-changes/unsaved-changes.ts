import { effect, Signal } from '@angular/core';
import type { CanDeactivateFn } from '@angular/router';

// #docregion guard
/** A page that can lose changes. */
export interface GuardedPage {
  /** Returns whether the user may leave, and asks them if they would lose changes. */
  mayLeave(): boolean | Promise<boolean>;
}

export const unsavedChangesGuard: CanDeactivateFn<GuardedPage> = (page) => page.mayLeave();
// #enddocregion guard

// #docregion unload
/** Lets the browser ask before it closes or reloads the page, but only while changes would be lost. */
export function warnBeforeUnload(hasChanges: Signal<boolean>): void {
  effect((onCleanup) => {
    if (!hasChanges()) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    onCleanup(() => window.removeEventListener('beforeunload', warn));
  });
}
// #enddocregion unload
