import type { Signal } from '@angular/core';

export declare class View {
  open: Signal<boolean>;
  measure(): void;
}

export declare class Host {
  measure(): void;
}

export declare const element: HTMLElement;
