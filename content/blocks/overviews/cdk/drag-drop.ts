import type { CdkDragDrop, Point } from '@angular/cdk/drag-drop';
import type { Signal, WritableSignal } from '@angular/core';

export declare class View {
  open: WritableSignal<string[]>;
  done: WritableSignal<string[]>;
  blocks: string[];
  trains: Signal<{ number: string }[]>;
  columns: string[];
  tabs: Signal<string[]>;
  saved: WritableSignal<Point>;
  drop(event: CdkDragDrop<WritableSignal<string[]>>): void;
  move(event: CdkDragDrop<unknown>): void;
}

export declare class Host {
  move(from: number, to: number): void;
}
