import type { Signal } from '@angular/core';

export declare class View {
  unsaved: Signal<boolean>;
  sending: Signal<boolean>;
  send(): void;
}
