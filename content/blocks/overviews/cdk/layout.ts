import type { BreakpointObserver } from '@angular/cdk/layout';

export declare const observer: BreakpointObserver;
