import { DatePipe } from '@angular/common';
import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatDatepickerModule } from '@angular/material/datepicker';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';

/**
 * @title Basic datepicker
 * @summary Selects a day from the calendar or from typed text.
 */
@Component({
  selector: 'datepicker-overview-example',
  imports: [DatePipe, FormsModule, MatDatepickerModule, MatFormFieldModule, MatInputModule],
  providers: [provideNativeDateAdapter()],
  templateUrl: './datepicker-overview-example.html',
  styleUrl: './datepicker-overview-example.css',
})
export class DatepickerOverviewExample {
  protected readonly delivery = signal<Date | null>(new Date(2026, 3, 16));
}
