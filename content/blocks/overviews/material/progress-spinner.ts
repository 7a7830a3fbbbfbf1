import type { Resource, Signal } from '@angular/core';

export declare class View {
  percent: Signal<number>;
  saving: Signal<boolean>;
  save(): void;
  trips: Resource<string>;
}
