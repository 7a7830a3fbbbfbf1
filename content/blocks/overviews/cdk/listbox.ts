import type { Signal } from '@angular/core';

export declare class View {
  extras: Signal<readonly string[]>;
}

export interface Coach {
  id: string;
}
