import type { Signal, WritableSignal } from '@angular/core';

export declare class View {
  total: Signal<number>;
  percent: Signal<number>;
  done: WritableSignal<boolean>;
}
