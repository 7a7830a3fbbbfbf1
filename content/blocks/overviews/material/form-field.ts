import type { FormControl } from '@angular/forms';
import type { ErrorStateMatcher } from '@angular/material/core';

export declare class View {
  email: FormControl<string>;
  repeated: FormControl<string>;
  mismatch: ErrorStateMatcher;
}

export declare class Host {
  email: FormControl<string>;
}
