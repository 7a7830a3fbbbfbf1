import type { FocusableOption } from '@angular/cdk/a11y';
import type { Signal, WritableSignal } from '@angular/core';

export declare class View {
  filtersOpen: WritableSignal<boolean>;
  results: Signal<string[]>;
}

export declare const panel: HTMLElement;

export declare const element: HTMLElement;

export declare class Host {
  stops: Signal<readonly FocusableOption[]>;
  label: string;
}
