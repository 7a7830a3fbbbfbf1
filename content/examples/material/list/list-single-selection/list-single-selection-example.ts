import { Component, computed, signal } from '@angular/core';
import { form, FormField } from '@angular/forms/signals';
import { MatListOption, MatSelectionList } from '@angular/material/list';

/**
 * @title Single selection list
 * @summary Lets users select one option, and binds it to a signal form.
 */
@Component({
  selector: 'list-single-selection-example',
  imports: [FormField, MatListOption, MatSelectionList],
  templateUrl: './list-single-selection-example.html',
})
export class ListSingleSelectionExample {
  protected readonly roasts = ['Cinnamon', 'City', 'Vienna', 'Italian'];
  // The value of the list is an array, even if only one option can be selected.
  protected readonly roast = form(signal(['City']));
  protected readonly chosen = computed(() => this.roast().value().at(0) ?? 'none');
}
