import { DestroyRef, DOCUMENT, inject, Injectable, signal } from '@angular/core';

// #docregion choices
/** The first choice of each list is the default. */
export const SCHEMES = ['system', 'light', 'dark'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;

export type Scheme = (typeof SCHEMES)[number];
export type Density = (typeof DENSITIES)[number];

const SCHEME_KEY = 'tours.scheme';
const DENSITY_KEY = 'tours.density';
// #enddocregion choices

/** What the user has chosen to see, remembered by the browser. */
@Injectable({ providedIn: 'root' })
export class DisplayPreferences {
  // #docregion service
  private readonly window = inject(DOCUMENT).defaultView;
  readonly scheme = signal(this.read(SCHEME_KEY, SCHEMES));
  readonly density = signal(this.read(DENSITY_KEY, DENSITIES));
  /** False when the browser stores nothing for this site. */
  readonly isStorable = signal(true);

  chooseScheme(scheme: Scheme): void {
    this.scheme.set(scheme);
    this.write(SCHEME_KEY, scheme);
  }

  chooseDensity(density: Density): void {
    this.density.set(density);
    this.write(DENSITY_KEY, density);
  }
  // #enddocregion service

  // #docregion tabs
  constructor() {
    // Sent to the other tabs of the site, not to the one that has stored something.
    const follow = () => {
      this.scheme.set(this.read(SCHEME_KEY, SCHEMES));
      this.density.set(this.read(DENSITY_KEY, DENSITIES));
    };
    this.window?.addEventListener('storage', follow);
    inject(DestroyRef).onDestroy(() => this.window?.removeEventListener('storage', follow));
  }
  // #enddocregion tabs

  // #docregion storage
  private read<T extends string>(key: string, choices: readonly [T, ...T[]]): T {
    try {
      const stored = this.window?.localStorage.getItem(key);
      return choices.find((choice) => choice === stored) ?? choices[0];
    } catch {
      return choices[0];
    }
  }

  private write(key: string, choice: string): void {
    try {
      this.window?.localStorage.setItem(key, choice);
      this.isStorable.set(true);
    } catch {
      this.isStorable.set(false);
    }
  }
  // #enddocregion storage
}
