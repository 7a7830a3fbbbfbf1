import { Component, signal } from '@angular/core';
import { form, FormField } from '@angular/forms/signals';
import { MatFormField, MatHint, MatLabel } from '@angular/material/form-field';
import { MatOption, MatSelect } from '@angular/material/select';

/**
 * @title Null value as an option
 * @summary Shows an option whose value is null as selected, next to a select that such an option clears.
 */
@Component({
  selector: 'select-selectable-null-example',
  imports: [FormField, MatFormField, MatHint, MatLabel, MatOption, MatSelect],
  templateUrl: './select-selectable-null-example.html',
  styleUrl: './select-selectable-null-example.css',
})
export class SelectSelectableNullExample {
  protected readonly choices: readonly { name: string; deputy: string | null }[] = [
    { name: 'Nobody', deputy: null },
    { name: 'Ines', deputy: 'ines' },
    { name: 'Jonas', deputy: 'jonas' },
  ];
  protected readonly absence = form(
    signal<{ deputy: string | null; caller: string | null }>({ deputy: null, caller: null }),
  );
}
