import type { MatSnackBar } from '@angular/material/snack-bar';

export declare class Host {
  snackBar: MatSnackBar;
}
