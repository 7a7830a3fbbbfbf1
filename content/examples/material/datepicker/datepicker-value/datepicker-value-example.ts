import { DatePipe } from '@angular/common';
import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { form, FormField } from '@angular/forms/signals';
import { provideNativeDateAdapter } from '@angular/material/core';
import {
  MatDatepicker,
  MatDatepickerInput,
  MatDatepickerToggle,
} from '@angular/material/datepicker';
import { MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/**
 * @title Value bindings
 * @summary Binds one date with value, with ngModel and as a field of a signal form.
 */
@Component({
  selector: 'datepicker-value-example',
  imports: [
    DatePipe,
    FormField,
    FormsModule,
    MatDatepicker,
    MatDatepickerInput,
    MatDatepickerToggle,
    MatFormField,
    MatInput,
    MatLabel,
    MatSuffix,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './datepicker-value-example.html',
  styleUrl: './datepicker-value-example.css',
})
export class DatepickerValueExample {
  protected readonly planned = signal<Date | null>(new Date(2026, 10, 21));
  protected readonly planting = form(this.planned);
}
