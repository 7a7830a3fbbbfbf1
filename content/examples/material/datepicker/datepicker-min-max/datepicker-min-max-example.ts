import { Component } from '@angular/core';
import { FormControl, ReactiveFormsModule, Validators } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatDatepickerModule } from '@angular/material/datepicker';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';

/**
 * @title Minimum and maximum date
 * @summary Limits the dates with min and max, and shows an error for each limit.
 */
@Component({
  selector: 'datepicker-min-max-example',
  imports: [MatDatepickerModule, MatFormFieldModule, MatInputModule, ReactiveFormsModule],
  providers: [provideNativeDateAdapter()],
  templateUrl: './datepicker-min-max-example.html',
  styleUrl: './datepicker-min-max-example.css',
})
export class DatepickerMinMaxExample {
  protected readonly premiere = new Date(2026, 8, 4);
  protected readonly finale = new Date(2026, 8, 20);
  protected readonly evening = new FormControl<Date | null>(null, Validators.required);
}
