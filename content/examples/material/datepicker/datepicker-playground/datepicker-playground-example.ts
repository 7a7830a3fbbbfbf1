import { Component, input, output } from '@angular/core';
import { provideNativeDateAdapter } from '@angular/material/core';
import {
  MatDatepicker,
  MatDatepickerInput,
  MatDatepickerToggle,
} from '@angular/material/datepicker';
import { MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/** @title Datepicker playground */
@Component({
  selector: 'datepicker-playground-example',
  imports: [
    MatDatepicker,
    MatDatepickerInput,
    MatDatepickerToggle,
    MatFormField,
    MatInput,
    MatLabel,
    MatSuffix,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './datepicker-playground-example.html',
})
export class DatepickerPlaygroundExample {
  /** What is asked for. */
  readonly label = input('Day of the crossing');
  /** What the calendar shows first. */
  readonly startView = input<'month' | 'year' | 'multi-year'>('month');
  /** Opens in the middle of the window, with room for fingers. */
  readonly touchUi = input(false);
  /** Cannot be opened. */
  readonly disabled = input(false);
  /** With which edge of the field the calendar is lined up. */
  readonly xPosition = input<'start' | 'end'>('start');
  /** On which side of the field the calendar opens. */
  readonly yPosition = input<'above' | 'below'>('below');
  /** Gives focus back to the button when the calendar closes. */
  readonly restoreFocus = input(true);

  readonly opened = output<void>();
  readonly closed = output<void>();
  readonly dateChange = output<Date | null>();
}
