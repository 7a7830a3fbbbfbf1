import { Component, input, output } from '@angular/core';
import { MatFormField, MatHint, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/** @title Input playground */
@Component({
  selector: 'input-playground-example',
  imports: [MatFormField, MatHint, MatInput, MatLabel],
  templateUrl: './input-playground-example.html',
})
export class InputPlaygroundExample {
  /** What is asked for. */
  readonly label = input('Name of the boat');
  /** Shown while nothing is typed. */
  readonly placeholder = input('Grey Heron');
  /** Help below the field. */
  readonly hint = input('As it is painted on the hull');
  /** What the field is for: it decides on keyboard and checks. */
  readonly type = input<'text' | 'email' | 'number' | 'password' | 'search' | 'tel' | 'url'>(
    'text',
  );
  /** Takes no text. */
  readonly disabled = input(false);
  /** Stays in the tab order while it is disabled. */
  readonly disabledInteractive = input(false);
  /** Can be read and copied, but not changed. */
  readonly readonly = input(false);
  /** Marks it as one that has to be filled in. */
  readonly required = input(false);

  readonly input = output<string>();
}
