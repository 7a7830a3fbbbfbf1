import { Component, signal } from '@angular/core';
import { form, FormField } from '@angular/forms/signals';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatOption, MatSelect } from '@angular/material/select';

/**
 * @title Initial value
 * @summary Starts a select and a native select with the values of a form's model.
 */
@Component({
  selector: 'select-initial-value-example',
  imports: [FormField, MatFormField, MatInput, MatLabel, MatOption, MatSelect],
  templateUrl: './select-initial-value-example.html',
  styleUrl: './select-initial-value-example.css',
})
export class SelectInitialValueExample {
  protected readonly languages = [
    { code: 'eu', name: 'Basque' },
    { code: 'ga', name: 'Irish' },
    { code: 'rm', name: 'Romansh' },
  ];

  /** The select shows the options whose values equal those of the model. */
  protected readonly course = form(signal({ language: 'ga', second: 'rm' }));
}
