import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatDateFormats } from '@angular/material/core';
import {
  MatDatepicker,
  MatDatepickerInput,
  MatDatepickerToggle,
} from '@angular/material/datepicker';
import { MatFormField, MatHint, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MAT_LUXON_DATE_FORMATS, provideLuxonDateAdapter } from '@angular/material-luxon-adapter';
import { DateTime } from 'luxon';

/** Formats of the Luxon adapter are strings of Luxon's tokens. */
const ISO_FORMATS: MatDateFormats = {
  parse: { ...MAT_LUXON_DATE_FORMATS.parse, dateInput: 'yyyy-M-d' },
  display: { ...MAT_LUXON_DATE_FORMATS.display, dateInput: 'yyyy-MM-dd' },
};

/**
 * @title Luxon date adapter
 * @summary Uses Luxon dates and Luxon format strings instead of native dates.
 */
@Component({
  selector: 'datepicker-luxon-example',
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
  providers: [provideLuxonDateAdapter(ISO_FORMATS)],
  templateUrl: './datepicker-luxon-example.html',
  styleUrl: './datepicker-luxon-example.css',
})
export class DatepickerLuxonExample {
  protected readonly planted = signal<DateTime | null>(DateTime.local(2025, 10, 20));

  protected readonly harvest = computed(() => {
    const ripe = this.planted()?.plus({ weeks: 38 });
    return ripe?.isValid
      ? `To be pulled in week ${ripe.weekNumber} of ${ripe.weekYear}`
      : 'Choose the day of planting';
  });
}
