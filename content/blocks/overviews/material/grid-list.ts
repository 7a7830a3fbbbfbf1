import type { Signal } from '@angular/core';

export declare class View {
  photos: Signal<{ src: string; alt: string }[]>;
}
