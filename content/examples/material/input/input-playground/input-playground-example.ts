import { Component, input, output } from '@angular/core';
import { MatFormField, MatHint, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/**
 * @title Input playground
 * @summary Lets you try the type, the texts and the states of an input.
 */
@Component({
  selector: 'input-playground-example',
  imports: [MatFormField, MatHint, MatInput, MatLabel],
  templateUrl: './input-playground-example.html',
})
export class InputPlaygroundExample {
  /** Sets the label of the field. */
  readonly label = input('Name of the boat');
  /** Sets the text that shows while the input is empty. */
  readonly placeholder = input('Grey Heron');
  /** Sets the hint below the field. */
  readonly hint = input('As it is painted on the hull');
  /** Sets the type of the native input. */
  readonly type = input<'text' | 'email' | 'number' | 'password' | 'search' | 'tel' | 'url'>(
    'text',
  );
  /** Disables the input. */
  readonly disabled = input(false);
  /** Keeps a disabled input focusable. */
  readonly disabledInteractive = input(false);
  /** Makes the value read-only: users can select and copy it, but can't edit it. */
  readonly readonly = input(false);
  /** Marks the field as required. */
  readonly required = input(false);

  readonly input = output<string>();
}
