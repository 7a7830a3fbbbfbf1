import type { FocusableOption, FocusKeyManager } from '@angular/cdk/a11y';
import type { Directionality } from '@angular/cdk/bidi';

export declare class Host {
  direction: Directionality;
  keys: FocusKeyManager<FocusableOption>;
  save(): void;
}

export declare const element: HTMLElement;

export declare const event: KeyboardEvent;
