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
 * @title Disabled and read-only datepicker
 * @summary Compares a disabled field with one for typing only and one for the calendar only.
 */
@Component({
  selector: 'datepicker-disabled-example',
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
  templateUrl: './datepicker-disabled-example.html',
  styleUrl: './datepicker-disabled-example.css',
})
export class DatepickerDisabledExample {
  protected readonly foundingDay = new Date(1952, 3, 30);
  protected readonly assemblyDay = signal<Date | null>(new Date(2026, 1, 27));
  protected readonly excursionDay = signal<Date | null>(new Date(2026, 5, 14));
}
