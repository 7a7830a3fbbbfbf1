import { Component, computed, signal } from '@angular/core';
import { form, FormField, FormRoot } from '@angular/forms/signals';
import { MatIconButton } from '@angular/material/button';
import {
  MatFormField,
  MatHint,
  MatLabel,
  MatPrefix,
  MatSuffix,
} from '@angular/material/form-field';
import { MatIcon } from '@angular/material/icon';
import { MatInput } from '@angular/material/input';

/**
 * @title Password toggle, prefix and suffix
 * @summary Puts text around an address, and a button after a password that shows or hides it.
 */
@Component({
  selector: 'input-prefix-suffix-example',
  imports: [
    FormField,
    FormRoot,
    MatFormField,
    MatHint,
    MatIcon,
    MatIconButton,
    MatInput,
    MatLabel,
    MatPrefix,
    MatSuffix,
  ],
  templateUrl: './input-prefix-suffix-example.html',
  styleUrl: './input-prefix-suffix-example.css',
})
export class InputPrefixSuffixExample {
  protected readonly account = form(signal({ address: 'stork-nest', password: '' }));
  protected readonly shown = signal(false);
  protected readonly hint = computed(() => {
    const left = 12 - this.account.password().value().length;
    return left > 0 ? `${left} more characters` : 'Long enough';
  });
}
