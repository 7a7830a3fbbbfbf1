import type { Signal, WritableSignal } from '@angular/core';

interface Ingredient {
  id: number;
  name: string;
}

export declare class View {
  items: Signal<Ingredient[]>;
  rename(item: Ingredient, name: string): void;
}

export declare class Host {
  tags: WritableSignal<string[]>;
}
