import type { WritableSignal } from '@angular/core';

export declare class View {
  step: WritableSignal<number>;
  remove(): void;
}
