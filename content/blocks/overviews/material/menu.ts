import type { Signal, WritableSignal } from '@angular/core';

interface File {
  name: string;
}

export declare class View {
  files: Signal<File[]>;
  open(file: File): void;
  grid: WritableSignal<boolean>;
}
