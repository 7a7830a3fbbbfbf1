import { Component, inject, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatButtonToggle, MatButtonToggleGroup } from '@angular/material/button-toggle';
import { DateAdapter, provideNativeDateAdapter } from '@angular/material/core';
import { MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import {
  MatTimepicker,
  MatTimepickerInput,
  MatTimepickerToggle,
} from '@angular/material/timepicker';

/**
 * @title Time formats by locale
 * @summary Changes between the 12-hour and the 24-hour clock with the locale of the date adapter.
 */
@Component({
  selector: 'timepicker-locale-example',
  imports: [
    FormsModule,
    MatButtonToggle,
    MatButtonToggleGroup,
    MatFormField,
    MatInput,
    MatLabel,
    MatSuffix,
    MatTimepicker,
    MatTimepickerInput,
    MatTimepickerToggle,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './timepicker-locale-example.html',
  styleUrl: './timepicker-locale-example.css',
})
export class TimepickerLocaleExample {
  private readonly adapter = inject<DateAdapter<Date>>(DateAdapter);
  protected readonly places = [
    { name: 'Boston', locale: 'en-US' },
    { name: 'Lyon', locale: 'fr-FR' },
    { name: 'Aarhus', locale: 'da-DK' },
  ];
  protected readonly locale = signal('en-US');
  protected readonly departure = signal<Date | null>(new Date(2027, 8, 3, 14, 30));

  constructor() {
    this.adapter.setLocale(this.locale());
  }

  protected setLocale(locale: string): void {
    this.locale.set(locale);
    this.adapter.setLocale(locale);
  }
}
