import { Component, signal } from '@angular/core';
import { form, FormField, FormRoot, maxLength, minLength } from '@angular/forms/signals';
import { MatButton } from '@angular/material/button';
import { MatChipListbox, MatChipOption } from '@angular/material/chips';

interface Order {
  toppings: string[];
}

/**
 * @title Signal form with chips
 * @summary Validates how many toppings are selected.
 */
@Component({
  selector: 'chips-form-control-example',
  imports: [FormField, FormRoot, MatButton, MatChipListbox, MatChipOption],
  templateUrl: './chips-form-control-example.html',
  styleUrl: './chips-form-control-example.css',
})
export class ChipsFormControlExample {
  protected readonly toppings = ['Capers', 'Figs', 'Olives', 'Walnuts'];
  protected readonly ordered = signal('Nothing ordered yet');

  protected readonly order = form(
    signal<Order>({ toppings: [] }),
    (path) => {
      minLength(path.toppings, 1, { message: 'Choose at least one topping' });
      maxLength(path.toppings, 2, { message: 'Two toppings are the limit' });
    },
    {
      submission: {
        action: async (order) =>
          this.ordered.set(`Ordered with ${order.toppings().value().join(' and ')}`),
      },
    },
  );
}
