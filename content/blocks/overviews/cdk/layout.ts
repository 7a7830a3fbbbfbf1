import type { BreakpointObserver } from '@angular/cdk/layout';
import type { Signal } from '@angular/core';

export declare class View {
  narrow: Signal<boolean>;
}

export declare const observer: BreakpointObserver;
