import { DatePipe } from '@angular/common';
import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { DateAdapter, MAT_DATE_FORMATS, MAT_DATE_LOCALE } from '@angular/material/core';
import {
  MatDatepicker,
  MatDatepickerInput,
  MatDatepickerToggle,
} from '@angular/material/datepicker';
import { MatError, MatFormField, MatHint, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { BRITISH_DATE_FORMATS, BritishDateAdapter } from './british-date-adapter';

/**
 * @title Custom date adapter
 * @summary Extends the native adapter so that it reads dates as day/month/year.
 */
@Component({
  selector: 'datepicker-custom-adapter-example',
  imports: [
    DatePipe,
    FormsModule,
    MatDatepicker,
    MatDatepickerInput,
    MatDatepickerToggle,
    MatError,
    MatFormField,
    MatHint,
    MatInput,
    MatLabel,
    MatSuffix,
  ],
  providers: [
    { provide: MAT_DATE_LOCALE, useValue: 'en-GB' },
    { provide: DateAdapter, useClass: BritishDateAdapter },
    { provide: MAT_DATE_FORMATS, useValue: BRITISH_DATE_FORMATS },
  ],
  templateUrl: './datepicker-custom-adapter-example.html',
  styleUrl: './datepicker-custom-adapter-example.css',
})
export class DatepickerCustomAdapterExample {
  protected readonly crossing = signal<Date | null>(new Date(2026, 3, 3));
}
