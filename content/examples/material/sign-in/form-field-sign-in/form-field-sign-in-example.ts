import { Component, inject, signal } from '@angular/core';
import {
  email,
  FieldTree,
  form,
  FormField,
  FormRoot,
  required,
  TreeValidationResult,
} from '@angular/forms/signals';
import { MatButton } from '@angular/material/button';
import { MatCheckbox } from '@angular/material/checkbox';
import { MatError, MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatProgressBar } from '@angular/material/progress-bar';
import { AccountService, Credentials } from './account-service';

/**
 * @title Sign-in form with validation and server errors
 * @summary Checks an address and a password, and shows what the server says about them.
 */
@Component({
  selector: 'form-field-sign-in-example',
  imports: [
    FormField,
    FormRoot,
    MatButton,
    MatCheckbox,
    MatError,
    MatFormField,
    MatInput,
    MatLabel,
    MatProgressBar,
    MatSuffix,
  ],
  templateUrl: './form-field-sign-in-example.html',
  styleUrl: './form-field-sign-in-example.css',
})
export class FormFieldSignInExample {
  private readonly accounts = inject(AccountService);
  protected readonly isVisible = signal(false);
  protected readonly failure = signal('');
  protected readonly answer = signal('');

  // #docregion model
  private readonly credentials = signal<Credentials>({ email: '', password: '', stay: false });

  protected readonly login = form(
    this.credentials,
    (path) => {
      required(path.email, { message: 'Enter your email address.' });
      email(path.email, { message: 'An address looks like name@example.org.' });
      required(path.password, { message: 'Enter your password.' });
    },
    {
      submission: {
        action: (login) => this.signIn(login),
        onInvalid: (login) => login().errorSummary()[0]?.fieldTree().focusBoundControl(),
      },
    },
  );
  // #enddocregion model

  // #docregion submit
  private async signIn(login: FieldTree<Credentials>): Promise<TreeValidationResult> {
    this.failure.set('');
    this.answer.set('');
    try {
      const result = await this.accounts.signIn(login().value());
      if (result === 'wrong-credentials') {
        login.password().focusBoundControl();
        return { kind: result, message: 'This address and password don’t match an account.' };
      }
      if (result === 'unconfirmed') {
        login.email().focusBoundControl();
        const message = 'Confirm this address first: open the link that was sent to it.';
        return { kind: result, message, fieldTree: login.email };
      }
      this.answer.set(`You are signed in as ${login.email().value()}.`);
    } catch {
      // Not an error of the form, or the form would be invalid and could not be sent again.
      this.failure.set('The server can’t be reached. Check your connection and sign in again.');
    }
    return undefined;
  }
  // #enddocregion submit
}
