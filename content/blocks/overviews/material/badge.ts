import type { Signal } from '@angular/core';

export declare class View {
  count: Signal<number>;
}

export declare class Host {
  count: Signal<number>;
}
