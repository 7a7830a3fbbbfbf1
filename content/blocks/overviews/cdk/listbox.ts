import type { Signal, WritableSignal } from '@angular/core';

export declare class View {
  extras: Signal<readonly string[]>;
}

export declare class ClearedList {
  extras: WritableSignal<readonly string[]>;
}

export interface Coach {
  id: string;
}
