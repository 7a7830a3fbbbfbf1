import { Component, signal } from '@angular/core';
import { AbstractControl } from '@angular/forms';
import { Field, form, FormField, required } from '@angular/forms/signals';
import { MatButton } from '@angular/material/button';
import { ErrorStateMatcher } from '@angular/material/core';
import { MatError, MatFormField, MatLabel } from '@angular/material/form-field';
import { MatOption, MatSelect } from '@angular/material/select';

/**
 * @title Error shown only on submit
 * @summary Shows the error after a button is pressed, not when the select loses focus.
 */
@Component({
  selector: 'select-error-state-matcher-example',
  imports: [FormField, MatButton, MatError, MatFormField, MatLabel, MatOption, MatSelect],
  templateUrl: './select-error-state-matcher-example.html',
  styleUrl: './select-error-state-matcher-example.css',
})
export class SelectErrorStateMatcherExample {
  protected readonly instruments = ['Bass', 'Drums', 'Trumpet', 'Voice'];
  protected readonly player = form(signal({ instrument: '' }), (path) => {
    required(path.instrument, { message: 'The band has to know what you play' });
  });

  private readonly asked = signal(false);
  protected readonly status = signal('');

  /** Shows the error after the button is pressed, not when the select loses focus. */
  protected readonly onceAsked: ErrorStateMatcher = {
    isErrorState: (control: AbstractControl | null) => this.asked() && !!control?.invalid,
    isSignalErrorState: (field: Field<unknown> | null) => this.asked() && !!field?.().invalid(),
  };

  protected join(): void {
    this.asked.set(true);
    if (this.player().valid()) {
      this.status.set(`Rehearsal on Thursday: ${this.player.instrument().value()}`);
    }
  }
}
