import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatButton } from '@angular/material/button';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatDatepicker, MatDatepickerInput } from '@angular/material/datepicker';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/**
 * @title Datepicker opened in code
 * @summary Opens the calendar and selects a day with buttons outside the field.
 */
@Component({
  selector: 'datepicker-api-example',
  imports: [
    FormsModule,
    MatButton,
    MatDatepicker,
    MatDatepickerInput,
    MatFormField,
    MatInput,
    MatLabel,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './datepicker-api-example.html',
  styleUrl: './datepicker-api-example.css',
})
export class DatepickerApiExample {
  protected readonly start = new Date(2026, 10, 1);
  protected readonly firstFree = new Date(2026, 10, 9);
  protected readonly day = signal<Date | null>(null);
  protected readonly open = signal(false);
}
