import { Component, signal } from '@angular/core';
import { form, FormField, min, required } from '@angular/forms/signals';
import { MatError, MatFormField, MatHint, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatOption, MatSelect } from '@angular/material/select';

interface Order {
  wood: string;
  length: number | null;
}

/**
 * @title Form field harness test
 * @summary Reads the control, the hints and the errors of form fields through harnesses.
 */
@Component({
  selector: 'form-field-harness-example',
  imports: [
    FormField,
    MatError,
    MatFormField,
    MatHint,
    MatInput,
    MatLabel,
    MatOption,
    MatSelect,
    MatSuffix,
  ],
  templateUrl: './form-field-harness-example.html',
})
export class FormFieldHarnessExample {
  protected readonly woods = ['Ash', 'Beech', 'Larch'];
  protected readonly order = form(signal<Order>({ wood: 'Ash', length: null }), (path) => {
    required(path.length, { message: 'How long shall it be?' });
    min(path.length, 20, { message: 'The saw cuts nothing shorter than 20 cm' });
  });
}
