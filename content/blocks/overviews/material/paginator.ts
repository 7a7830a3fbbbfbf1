import type { Signal } from '@angular/core';

export declare class View {
  loading: Signal<boolean>;
  total: Signal<number>;
}
