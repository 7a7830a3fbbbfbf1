import type { Signal } from '@angular/core';

export declare class View {
  columns: Signal<number>;
  photos: Signal<{ src: string; alt: string }[]>;
}
