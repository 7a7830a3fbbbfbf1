import { Component, signal } from '@angular/core';
import { provideNativeDateAdapter } from '@angular/material/core';
import {
  MatDatepicker,
  MatDatepickerInput,
  MatDatepickerInputEvent,
  MatDatepickerToggle,
} from '@angular/material/datepicker';
import { MatFormField, MatHint, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

interface LoggedEvent {
  id: number;
  text: string;
}

/**
 * @title Datepicker events
 * @summary Logs the events of the input and the calendar as they happen.
 */
@Component({
  selector: 'datepicker-events-example',
  imports: [
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
  templateUrl: './datepicker-events-example.html',
  styleUrl: './datepicker-events-example.css',
})
export class DatepickerEventsExample {
  protected readonly start = new Date(2026, 7, 1);
  protected readonly events = signal<readonly LoggedEvent[]>([]);
  private count = 0;

  protected log(name: string, event?: MatDatepickerInputEvent<Date>) {
    // The value is null while the text isn't a date.
    const text = event ? `${name}: ${event.value?.toDateString() ?? 'no date'}` : name;
    const id = this.count++;
    this.events.update((events) => [{ id, text }, ...events].slice(0, 5));
  }
}
