import type { Signal, WritableSignal } from '@angular/core';

export declare class View {
  filtersOpen: WritableSignal<boolean>;
  results: Signal<string[]>;
}

export declare const panel: HTMLElement;

export declare const element: HTMLElement;
