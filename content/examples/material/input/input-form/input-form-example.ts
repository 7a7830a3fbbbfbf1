import { Component, computed, signal } from '@angular/core';
import { form, FormField, FormRoot, maxLength, pattern, required } from '@angular/forms/signals';
import { MatButton } from '@angular/material/button';
import { MatError, MatFormField, MatHint, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/**
 * @title Form with inputs and a text area
 * @summary Shows all errors on submit, and moves focus to the first invalid field.
 */
@Component({
  selector: 'input-form-example',
  imports: [FormField, FormRoot, MatButton, MatError, MatFormField, MatHint, MatInput, MatLabel],
  templateUrl: './input-form-example.html',
  styleUrl: './input-form-example.css',
})
export class InputFormExample {
  protected readonly ordered = signal('');

  protected readonly wreath = form(
    signal({ recipient: '', street: '', postcode: '', ribbon: '' }),
    (path) => {
      required(path.recipient, { message: 'Who gets the wreath?' });
      required(path.street, { message: 'Where do we bring it?' });
      required(path.postcode, { message: 'The postcode decides who drives' });
      pattern(path.postcode, /^\d{4,5}$/, { message: 'Four or five digits' });
      maxLength(path.ribbon, 60);
    },
    {
      submission: {
        action: async (wreath) => this.ordered.set(wreath.recipient().value()),
        // Moves focus to the first invalid field.
        onInvalid: (wreath) => wreath().errorSummary()[0]?.fieldTree().focusBoundControl(),
      },
    },
  );

  protected readonly ribbonLength = computed(() => this.wreath.ribbon().value().length);
}
