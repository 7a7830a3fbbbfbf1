import { Component, signal } from '@angular/core';
import { form, FormField } from '@angular/forms/signals';
import { MatFormField, MatHint, MatLabel } from '@angular/material/form-field';
import { MatOption, MatSelect } from '@angular/material/select';

/**
 * @title Reset option
 * @summary Clears the select with an option whose value is null.
 */
@Component({
  selector: 'select-reset-example',
  imports: [FormField, MatFormField, MatHint, MatLabel, MatOption, MatSelect],
  templateUrl: './select-reset-example.html',
  styleUrl: './select-reset-example.css',
})
export class SelectResetExample {
  protected readonly herbs = ['Chervil', 'Lovage', 'Tarragon'];
  protected readonly dish = form(signal<{ herb: string | null }>({ herb: 'Lovage' }));
}
