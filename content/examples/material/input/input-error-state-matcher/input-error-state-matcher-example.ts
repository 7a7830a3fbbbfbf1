import { Component, signal } from '@angular/core';
import { AbstractControl } from '@angular/forms';
import { Field, form, FormField, pattern, required } from '@angular/forms/signals';
import { ErrorStateMatcher } from '@angular/material/core';
import { MatError, MatFormField, MatHint, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/** Shows an error while the user types, not only after the field loses focus. */
class WhileTypingMatcher implements ErrorStateMatcher {
  /** Used by reactive and template-driven forms. */
  isErrorState(control: AbstractControl | null): boolean {
    return !!control && control.invalid && (control.dirty || control.touched);
  }

  /** Used by signal forms. */
  isSignalErrorState(field: Field<unknown> | null): boolean {
    return !!field && field().invalid() && (field().dirty() || field().touched());
  }
}

/**
 * @title Error message while typing
 * @summary Shows the first field's error during typing, and the second one's when it loses focus.
 */
@Component({
  selector: 'input-error-state-matcher-example',
  imports: [FormField, MatError, MatFormField, MatHint, MatInput, MatLabel],
  templateUrl: './input-error-state-matcher-example.html',
  styleUrl: './input-error-state-matcher-example.css',
})
export class InputErrorStateMatcherExample {
  protected readonly whileTyping = new WhileTypingMatcher();

  protected readonly names = form(signal({ handle: '', shop: '' }), (path) => {
    for (const name of [path.handle, path.shop]) {
      required(name, { message: 'A name is needed' });
      pattern(name, /^[a-z]*$/, { message: 'Small letters only' });
    }
  });
}
