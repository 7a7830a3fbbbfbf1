import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import {
  MatDatepicker,
  MatDatepickerInput,
  MatDatepickerToggle,
} from '@angular/material/datepicker';
import { MatFormField, MatHint, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/**
 * @title Start view
 * @summary Opens the calendar with a page of years, for dates in the distant past.
 */
@Component({
  selector: 'datepicker-start-view-example',
  imports: [
    FormsModule,
    MatDatepicker,
    MatDatepickerInput,
    MatDatepickerToggle,
    MatFormField,
    MatHint,
    MatInput,
    MatLabel,
    MatSuffix,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './datepicker-start-view-example.html',
  styleUrl: './datepicker-start-view-example.css',
})
export class DatepickerStartViewExample {
  protected readonly start = new Date(1990, 0, 1);
  protected readonly last = new Date(2026, 11, 31);
  protected readonly born = signal<Date | null>(null);
}
