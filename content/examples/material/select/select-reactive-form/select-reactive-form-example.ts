import { Component, inject } from '@angular/core';
import { NonNullableFormBuilder, ReactiveFormsModule, Validators } from '@angular/forms';
import { MatButton } from '@angular/material/button';
import { MatError, MatFormField, MatLabel } from '@angular/material/form-field';
import { MatOption, MatSelect } from '@angular/material/select';

/**
 * @title Reactive form with a required select
 * @summary Shows an error while nothing is chosen, and resets the form with a button.
 */
@Component({
  selector: 'select-reactive-form-example',
  imports: [MatButton, MatError, MatFormField, MatLabel, MatOption, MatSelect, ReactiveFormsModule],
  templateUrl: './select-reactive-form-example.html',
})
export class SelectReactiveFormExample {
  protected readonly workshops = ['Letterpress', 'Bookbinding', 'Marbling'];
  protected readonly form = inject(NonNullableFormBuilder).group({
    workshop: ['', Validators.required],
  });
}
