import type { WritableSignal } from '@angular/core';
import type { MatSnackBar } from '@angular/material/snack-bar';
import type { Observable } from 'rxjs';

export declare class View {
  delivery: WritableSignal<'pickup' | 'courier'>;
}

export declare class Host {
  alerts: WritableSignal<boolean>;
  settings: { save(changes: { alerts: boolean }): Observable<void> };
  snackBar: MatSnackBar;
}
