import { Component, inject, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatButton } from '@angular/material/button';
import {
  MatDialogActions,
  MatDialogClose,
  MatDialogContent,
  MatDialogRef,
  MatDialogTitle,
} from '@angular/material/dialog';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

@Component({
  selector: 'letter-dialog',
  imports: [
    FormsModule,
    MatButton,
    MatDialogActions,
    MatDialogClose,
    MatDialogContent,
    MatDialogTitle,
    MatFormField,
    MatInput,
    MatLabel,
  ],
  templateUrl: './letter-dialog.html',
  styles: `
    mat-form-field {
      width: 100%;
    }
    p {
      min-height: 20px;
      margin: 0;
      color: var(--mat-sys-error);
    }
  `,
})
export class LetterDialog {
  private readonly dialogRef = inject(MatDialogRef);
  protected readonly text = signal('');
  protected readonly warned = signal(false);

  /** Returns whether the dialog can close, and warns if text would be lost. */
  mayLeave(): boolean {
    this.warned.set(this.text().trim() !== '');
    return !this.warned();
  }

  protected discard(): void {
    this.text.set('');
    this.dialogRef.close();
  }
}
