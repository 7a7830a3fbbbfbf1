import type { CdkTextareaAutosize } from '@angular/cdk/text-field';
import type { Signal } from '@angular/core';
import type { FormControl } from '@angular/forms';

export declare const element: HTMLTextAreaElement;

export declare class View {
  expanded: Signal<boolean>;
}

export declare class Host {
  note: FormControl<string>;
  field: Signal<CdkTextareaAutosize>;
}

export declare const window: Window;
