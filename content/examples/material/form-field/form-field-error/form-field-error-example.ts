import { Component, signal } from '@angular/core';
import { email, form, FormField, FormRoot, required } from '@angular/forms/signals';
import { MatButtonModule } from '@angular/material/button';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';

/**
 * @title Error message in place of the hint
 * @summary Replaces the hint with an error message when the email address isn't valid.
 */
@Component({
  selector: 'form-field-error-example',
  imports: [FormField, FormRoot, MatButtonModule, MatFormFieldModule, MatInputModule],
  templateUrl: './form-field-error-example.html',
  styleUrl: './form-field-error-example.css',
})
export class FormFieldErrorExample {
  protected readonly sentTo = signal('');

  protected readonly ticket = form(
    signal({ email: '' }),
    (path) => {
      required(path.email, { message: 'Without an address we cannot send the ticket' });
      email(path.email, { message: 'An address looks like name@example.org' });
    },
    { submission: { action: async (ticket) => this.sentTo.set(ticket.email().value()) } },
  );
}
