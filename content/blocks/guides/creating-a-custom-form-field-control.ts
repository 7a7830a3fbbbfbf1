import type { Signal } from '@angular/core';
import type * as interop from '@angular/core/rxjs-interop';
import type { ControlValueAccessor } from '@angular/forms';

export declare class Host {
  focused: Signal<boolean>;
  errorState: Signal<boolean>;
}

export declare class Accessor implements ControlValueAccessor {
  writeValue(value: unknown): void;
  registerOnChange(changed: () => void): void;
  registerOnTouched(left: () => void): void;
}

export declare const toObservable: typeof interop.toObservable;
