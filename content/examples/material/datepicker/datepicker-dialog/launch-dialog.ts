import { Component, inject, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatButton } from '@angular/material/button';
import { provideNativeDateAdapter } from '@angular/material/core';
import {
  MatDatepicker,
  MatDatepickerInput,
  MatDatepickerToggle,
} from '@angular/material/datepicker';
import {
  MAT_DIALOG_DATA,
  MatDialogActions,
  MatDialogClose,
  MatDialogContent,
  MatDialogTitle,
} from '@angular/material/dialog';
import { MatFormField, MatHint, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

@Component({
  selector: 'launch-dialog',
  imports: [
    FormsModule,
    MatButton,
    MatDatepicker,
    MatDatepickerInput,
    MatDatepickerToggle,
    MatDialogActions,
    MatDialogClose,
    MatDialogContent,
    MatDialogTitle,
    MatFormField,
    MatHint,
    MatInput,
    MatLabel,
    MatSuffix,
  ],
  providers: [provideNativeDateAdapter()],
  template: `
    <h2 matDialogTitle>Move the launch</h2>
    <mat-dialog-content>
      <mat-form-field>
        <mat-label>New day</mat-label>
        <input matInput [matDatepicker]="calendar" [(ngModel)]="day" />
        <mat-hint>Month/day/year</mat-hint>
        <mat-datepicker-toggle matIconSuffix [for]="calendar" />
        <mat-datepicker #calendar />
      </mat-form-field>
    </mat-dialog-content>
    <mat-dialog-actions align="end">
      <button matButton matDialogClose>Cancel</button>
      <button matButton="filled" [disabled]="!day()" [matDialogClose]="day()">Move</button>
    </mat-dialog-actions>
  `,
  styles: `
    mat-form-field {
      width: 100%;
      /* Leaves room for the label, which floats above the edge of the field. */
      margin-top: 8px;
    }
  `,
})
export class LaunchDialog {
  protected readonly day = signal<Date | null>(inject<Date>(MAT_DIALOG_DATA));
}
