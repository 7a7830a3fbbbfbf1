import { Component, signal } from '@angular/core';
import { form, FormField } from '@angular/forms/signals';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/**
 * @title Input harness test
 * @summary Finds inputs, types into them and moves focus through harnesses.
 */
@Component({
  selector: 'input-harness-example',
  imports: [FormField, MatFormField, MatInput, MatLabel],
  templateUrl: './input-harness-example.html',
})
export class InputHarnessExample {
  protected readonly walk = form(signal({ peak: '', day: '2027-05-14', party: 4 }));
}
