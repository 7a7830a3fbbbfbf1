import type { Clipboard } from '@angular/cdk/clipboard';

export declare class View {
  report: string;
}

export declare class Host {
  clipboard: Clipboard;
}

export declare const report: string;
