import { Component, computed, signal } from '@angular/core';
import { form, FormField, max, min, pattern, required } from '@angular/forms/signals';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';

interface Parcel {
  reference: string;
  weight: number | null;
}

/**
 * @title Error messages for each validator
 * @summary Shows the message of the validator that failed.
 */
@Component({
  selector: 'input-errors-example',
  imports: [FormField, MatFormFieldModule, MatInputModule],
  templateUrl: './input-errors-example.html',
  styleUrl: './input-errors-example.css',
})
export class InputErrorsExample {
  protected readonly parcel = form(signal<Parcel>({ reference: '', weight: null }), (path) => {
    required(path.reference, { message: 'Copy the reference from the label' });
    pattern(path.reference, /^[A-Z]{2}-\d{4}$/, {
      message: 'Two capital letters, a hyphen, four digits',
    });
    required(path.weight, { message: 'Weigh the parcel first' });
    min(path.weight, 0.1, { message: 'Below 100 g send it as a letter' });
    max(path.weight, 30, { message: 'Above 30 kg it goes by freight' });
  });

  protected readonly status = computed(() =>
    this.parcel().valid() ? 'Ready for the courier' : 'Not ready yet',
  );
}
