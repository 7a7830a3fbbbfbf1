import { Component, inject, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatOption, MatSelect } from '@angular/material/select';
import {
  MatSnackBar,
  MatSnackBarHorizontalPosition,
  MatSnackBarVerticalPosition,
} from '@angular/material/snack-bar';

/**
 * @title Snack bar position
 * @summary Opens a message at the chosen edge or corner of the window.
 */
@Component({
  selector: 'snack-bar-position-example',
  imports: [MatButton, MatFormField, MatLabel, MatOption, MatSelect],
  templateUrl: './snack-bar-position-example.html',
  styleUrl: './snack-bar-position-example.css',
})
export class SnackBarPositionExample {
  private readonly snackBar = inject(MatSnackBar);
  protected readonly columns: MatSnackBarHorizontalPosition[] = ['start', 'center', 'end'];
  protected readonly rows: MatSnackBarVerticalPosition[] = ['top', 'bottom'];
  protected readonly column = signal<MatSnackBarHorizontalPosition>('end');
  protected readonly row = signal<MatSnackBarVerticalPosition>('top');

  protected ring(): void {
    this.snackBar.open('The kettle is boiling', 'Close', {
      duration: 5000,
      horizontalPosition: this.column(),
      verticalPosition: this.row(),
    });
  }
}
