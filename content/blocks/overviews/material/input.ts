import type { WritableSignal } from '@angular/core';
import type { FormControl, FormGroup } from '@angular/forms';
import type { ErrorStateMatcher } from '@angular/material/core';

export declare class View {
  phone: FormControl<string>;
  matcher: ErrorStateMatcher;
  query: string;
  length: WritableSignal<number>;
  visible: WritableSignal<boolean>;
}

export declare class Host {
  form: FormGroup;
}
