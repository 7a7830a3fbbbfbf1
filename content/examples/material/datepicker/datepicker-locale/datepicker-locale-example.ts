import { Component, inject, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatButtonToggle, MatButtonToggleGroup } from '@angular/material/button-toggle';
import { DateAdapter, MAT_DATE_LOCALE } from '@angular/material/core';
import {
  MatDatepicker,
  MatDatepickerInput,
  MatDatepickerIntl,
  MatDatepickerToggle,
} from '@angular/material/datepicker';
import { MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { provideLuxonDateAdapter } from '@angular/material-luxon-adapter';
import { DateTime } from 'luxon';
import { LANGUAGES } from './languages';

/**
 * @title Locale switcher
 * @summary Changes the language of dates and labels while the page is open.
 */
@Component({
  selector: 'datepicker-locale-example',
  imports: [
    FormsModule,
    MatButtonToggle,
    MatButtonToggleGroup,
    MatDatepicker,
    MatDatepickerInput,
    MatDatepickerToggle,
    MatFormField,
    MatInput,
    MatLabel,
    MatSuffix,
  ],
  providers: [
    // Unlike the native adapter, this one parses typed dates in the format of the locale.
    provideLuxonDateAdapter(),
    { provide: MAT_DATE_LOCALE, useValue: 'de-DE' },
    MatDatepickerIntl,
  ],
  templateUrl: './datepicker-locale-example.html',
  styleUrl: './datepicker-locale-example.css',
})
export class DatepickerLocaleExample {
  private readonly adapter = inject<DateAdapter<DateTime, string>>(DateAdapter);
  private readonly intl = inject(MatDatepickerIntl);
  protected readonly languages = LANGUAGES;
  protected readonly locale = signal('de-DE');
  protected readonly recital = signal<DateTime | null>(DateTime.local(2026, 4, 25));

  constructor() {
    this.use(this.locale());
  }

  protected use(locale: string) {
    this.locale.set(locale);
    this.adapter.setLocale(locale);
    Object.assign(this.intl, LANGUAGES.find((language) => language.locale === locale)?.labels);
    this.intl.changes.next();
  }
}
