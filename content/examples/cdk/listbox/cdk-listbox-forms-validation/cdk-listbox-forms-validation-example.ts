import { CdkListbox, CdkOption } from '@angular/cdk/listbox';
import { Component, signal } from '@angular/core';
import { form, FormField, maxLength, minLength } from '@angular/forms/signals';

interface Bouquet {
  flowers: readonly string[];
}

/**
 * @title Validation in a signal form
 * @summary A form accepts two or three flowers and shows an error otherwise.
 */
@Component({
  selector: 'cdk-listbox-forms-validation-example',
  imports: [CdkListbox, CdkOption, FormField],
  templateUrl: './cdk-listbox-forms-validation-example.html',
  styleUrl: './cdk-listbox-forms-validation-example.css',
})
export class CdkListboxFormsValidationExample {
  protected readonly flowers = ['Aster', 'Cornflower', 'Dahlia', 'Phlox', 'Yarrow'];
  protected readonly bouquet = form(signal<Bouquet>({ flowers: ['Dahlia'] }), (path) => {
    minLength(path.flowers, 2, { message: 'One kind alone is no bouquet: take two at least.' });
    maxLength(path.flowers, 3, { message: 'The vase holds three kinds.' });
  });
}
