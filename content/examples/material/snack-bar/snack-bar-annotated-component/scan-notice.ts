import { Component, inject } from '@angular/core';
import { MatButton } from '@angular/material/button';
import {
  MatSnackBarAction,
  MatSnackBarActions,
  MatSnackBarLabel,
  MatSnackBarRef,
} from '@angular/material/snack-bar';

@Component({
  selector: 'scan-notice',
  imports: [MatButton, MatSnackBarAction, MatSnackBarActions, MatSnackBarLabel],
  templateUrl: './scan-notice.html',
  styles: `
    :host {
      display: flex;
    }
  `,
})
export class ScanNotice {
  protected readonly notice = inject<MatSnackBarRef<ScanNotice>>(MatSnackBarRef);
}
