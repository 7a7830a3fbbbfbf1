import { Component, computed, signal } from '@angular/core';
import { form, FormField, required, validate } from '@angular/forms/signals';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatError, MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import {
  MatTimepicker,
  MatTimepickerInput,
  MatTimepickerToggle,
} from '@angular/material/timepicker';

interface Hours {
  opens: Date | null;
  closes: Date | null;
}

const minutesOf = (time: Date) => time.getHours() * 60 + time.getMinutes();

/**
 * @title Timepickers in a signal form
 * @summary Checks that the closing time is later than the opening time.
 */
@Component({
  selector: 'timepicker-forms-example',
  imports: [
    FormField,
    MatError,
    MatFormField,
    MatInput,
    MatLabel,
    MatSuffix,
    MatTimepicker,
    MatTimepickerInput,
    MatTimepickerToggle,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './timepicker-forms-example.html',
  styleUrl: './timepicker-forms-example.css',
})
export class TimepickerFormsExample {
  protected readonly hours = form(
    signal<Hours>({ opens: new Date(2027, 2, 1, 9, 0), closes: new Date(2027, 2, 1, 17, 30) }),
    (path) => {
      required(path.opens, { message: 'Say when the doors open' });
      required(path.closes, { message: 'Say when the doors close' });
      validate(path.closes, ({ value, valueOf }) => {
        const opens = valueOf(path.opens);
        const closes = value();
        return opens && closes && minutesOf(closes) <= minutesOf(opens)
          ? { kind: 'order', message: 'It closes before it opens' }
          : undefined;
      });
    },
  );

  protected readonly status = computed(() => {
    const { opens, closes } = this.hours().value();
    if (!this.hours().valid() || !opens || !closes) return 'The hours are not valid yet.';
    return `Open for ${(minutesOf(closes) - minutesOf(opens)) / 60} hours a day.`;
  });
}
