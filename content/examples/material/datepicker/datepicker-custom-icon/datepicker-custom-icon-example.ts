import { Component } from '@angular/core';
import { provideNativeDateAdapter } from '@angular/material/core';
import {
  MatDatepicker,
  MatDatepickerInput,
  MatDatepickerToggle,
  MatDatepickerToggleIcon,
} from '@angular/material/datepicker';
import { MatFormField, MatHint, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatIcon } from '@angular/material/icon';
import { MatInput } from '@angular/material/input';

/**
 * @title Custom toggle icon
 * @summary Replaces the icon of the button that opens the calendar.
 */
@Component({
  selector: 'datepicker-custom-icon-example',
  imports: [
    MatDatepicker,
    MatDatepickerInput,
    MatDatepickerToggle,
    MatDatepickerToggleIcon,
    MatFormField,
    MatHint,
    MatIcon,
    MatInput,
    MatLabel,
    MatSuffix,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './datepicker-custom-icon-example.html',
  styleUrl: './datepicker-custom-icon-example.css',
})
export class DatepickerCustomIconExample {}
