import { Component, signal } from '@angular/core';
import { form, FormField } from '@angular/forms/signals';
import { MatRadioButton, MatRadioGroup } from '@angular/material/radio';

/**
 * @title Radio button harness test
 * @summary Reads the options of a radio group and checks one through harnesses.
 */
@Component({
  selector: 'radio-harness-example',
  imports: [FormField, MatRadioButton, MatRadioGroup],
  templateUrl: './radio-harness-example.html',
})
export class RadioHarnessExample {
  protected readonly seats = [
    { value: 'aisle', label: 'Aisle', free: true },
    { value: 'window', label: 'Window', free: true },
    { value: 'table', label: 'At a table', free: false },
  ];
  protected readonly ticket = form(signal({ seat: 'aisle' }));
}
