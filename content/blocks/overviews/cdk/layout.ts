import type { BreakpointObserver, BreakpointState } from '@angular/cdk/layout';
import type { Signal } from '@angular/core';

export declare class View {
  narrow: Signal<boolean>;
}

export declare const observer: BreakpointObserver;

export declare class Host {
  state: Signal<BreakpointState | undefined>;
}
