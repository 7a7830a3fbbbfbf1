import { Component, computed, signal } from '@angular/core';
import { form, FormField, max, required } from '@angular/forms/signals';
import { MatFormFieldModule } from '@angular/material/form-field';
import { DurationInput } from './duration-input';

interface Interview {
  length: number | null;
}

/**
 * @title Custom form field control
 * @summary Edits a duration with two inputs that act as one control of a signal form.
 */
@Component({
  selector: 'form-field-custom-control-example',
  imports: [DurationInput, FormField, MatFormFieldModule],
  templateUrl: './form-field-custom-control-example.html',
  styleUrl: './form-field-custom-control-example.css',
})
export class FormFieldCustomControlExample {
  protected readonly interview = form(signal<Interview>({ length: 95 }), (path) => {
    required(path.length, { message: 'How long is the recording?' });
    max(path.length, 180, { message: 'The archive takes three hours at most' });
  });

  protected readonly minutes = computed(() => this.interview.length().value());
}
