import type { CdkDragDrop } from '@angular/cdk/drag-drop';
import type { Signal } from '@angular/core';

interface Ingredient {
  id: number;
  name: string;
}

export declare class View {
  items: Signal<Ingredient[]>;
  stages: Signal<string[]>;
  rename(item: Ingredient, name: string): void;
  reorder(event: CdkDragDrop<unknown>): void;
}
