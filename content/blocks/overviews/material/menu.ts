import type { Signal } from '@angular/core';

interface File {
  name: string;
}

export declare class View {
  files: Signal<File[]>;
  open(file: File): void;
}
