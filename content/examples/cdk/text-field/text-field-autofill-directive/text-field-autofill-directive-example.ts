import { CdkAutofill } from '@angular/cdk/text-field';
import { Component, computed, signal } from '@angular/core';
import { MatFormField, MatHint, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/**
 * @title Autofill detection with a directive
 * @summary Counts the fields that the browser filled in, and says so in their hints.
 */
@Component({
  selector: 'text-field-autofill-directive-example',
  imports: [CdkAutofill, MatFormField, MatHint, MatInput, MatLabel],
  templateUrl: './text-field-autofill-directive-example.html',
  styleUrl: './text-field-autofill-directive-example.css',
})
export class TextFieldAutofillDirectiveExample {
  protected readonly name = signal(false);
  protected readonly mail = signal(false);
  protected readonly count = computed(() => Number(this.name()) + Number(this.mail()));
}
