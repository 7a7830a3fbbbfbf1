import { Component, signal } from '@angular/core';
import { form, FormField, required, validate } from '@angular/forms/signals';
import { MatError, MatFormField, MatHint, MatLabel } from '@angular/material/form-field';
import { MatOption, MatSelect } from '@angular/material/select';

/**
 * @title Hint and error message
 * @summary Shows a hint, and an error message in its place when the choice isn't valid.
 */
@Component({
  selector: 'select-hint-error-example',
  imports: [FormField, MatError, MatFormField, MatHint, MatLabel, MatOption, MatSelect],
  templateUrl: './select-hint-error-example.html',
  styleUrl: './select-hint-error-example.css',
})
export class SelectHintErrorExample {
  protected readonly cakes = ['Apple cake', 'Carrot cake', 'Poppy seed roll', 'Walnut cake'];

  protected readonly party = form(signal({ cake: '' }), (path) => {
    required(path.cake, { message: 'Somebody has to bring a cake' });
    validate(path.cake, ({ value }) =>
      value() === 'Walnut cake'
        ? { kind: 'allergy', message: 'Two guests must not eat nuts' }
        : undefined,
    );
  });
}
