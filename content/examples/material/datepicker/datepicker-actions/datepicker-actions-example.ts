import { DatePipe } from '@angular/common';
import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatButtonModule } from '@angular/material/button';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatDatepickerModule } from '@angular/material/datepicker';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';

/**
 * @title Cancel and Apply buttons
 * @summary Changes the value only when Apply is clicked.
 */
@Component({
  selector: 'datepicker-actions-example',
  imports: [
    DatePipe,
    FormsModule,
    MatButtonModule,
    MatDatepickerModule,
    MatFormFieldModule,
    MatInputModule,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './datepicker-actions-example.html',
  styleUrl: './datepicker-actions-example.css',
})
export class DatepickerActionsExample {
  protected readonly inspection = signal<Date | null>(new Date(2026, 9, 7));
}
