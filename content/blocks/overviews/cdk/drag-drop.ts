import type { CdkDragDrop } from '@angular/cdk/drag-drop';
import type { Signal, WritableSignal } from '@angular/core';

export declare class View {
  open: WritableSignal<string[]>;
  done: WritableSignal<string[]>;
  blocks: string[];
  trains: Signal<{ number: string }[]>;
  columns: string[];
  tabs: Signal<string[]>;
  drop(event: CdkDragDrop<WritableSignal<string[]>>): void;
  move(event: CdkDragDrop<unknown>): void;
}
