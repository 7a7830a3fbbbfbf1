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
import { YearAndMonthHeader } from './year-and-month-header';

/**
 * @title Custom calendar header
 * @summary Replaces the header of the calendar with buttons for a month and for a year.
 */
@Component({
  selector: 'datepicker-custom-header-example',
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
  templateUrl: './datepicker-custom-header-example.html',
  styleUrl: './datepicker-custom-header-example.css',
})
export class DatepickerCustomHeaderExample {
  protected readonly header = YearAndMonthHeader;
  protected readonly night = signal<Date | null>(new Date(1986, 1, 9));
}
