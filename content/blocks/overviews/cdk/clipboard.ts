import type { Clipboard } from '@angular/cdk/clipboard';
import type { WritableSignal } from '@angular/core';

export declare class View {
  report: string;
  copied: WritableSignal<boolean>;
}

export declare class Host {
  clipboard: Clipboard;
}

export declare const report: string;
