import { Component, signal } from '@angular/core';
import { form, FormField } from '@angular/forms/signals';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatOption, MatSelect } from '@angular/material/select';

/**
 * @title Options without a ripple
 * @summary Turns off the ripple of all options with one input of the select.
 */
@Component({
  selector: 'select-no-ripple-example',
  imports: [FormField, MatFormField, MatLabel, MatOption, MatSelect],
  templateUrl: './select-no-ripple-example.html',
  styleUrl: './select-no-ripple-example.css',
})
export class SelectNoRippleExample {
  protected readonly shades = ['Indigo', 'Madder', 'Weld', 'Woad'];
  protected readonly bath = form(signal({ shade: 'Weld' }));
}
