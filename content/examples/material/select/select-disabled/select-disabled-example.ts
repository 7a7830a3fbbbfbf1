import { Component, computed, signal } from '@angular/core';
import { disabled, form, FormField } from '@angular/forms/signals';
import { MatFormField, MatHint, MatLabel } from '@angular/material/form-field';
import { MatOption, MatSelect } from '@angular/material/select';
import { MatSlideToggle } from '@angular/material/slide-toggle';

/**
 * @title Disabled select and options
 * @summary Disables one option, and the whole select while a toggle is on.
 */
@Component({
  selector: 'select-disabled-example',
  imports: [FormField, MatFormField, MatHint, MatLabel, MatOption, MatSelect, MatSlideToggle],
  templateUrl: './select-disabled-example.html',
  styleUrl: './select-disabled-example.css',
})
export class SelectDisabledExample {
  protected readonly pitches = [
    { name: 'Under the pines', taken: false },
    { name: 'By the lake', taken: true },
    { name: 'Meadow', taken: false },
  ];

  protected readonly stay = form(signal({ pitch: 'Meadow', guestHouse: false }), (path) => {
    disabled(path.pitch, { when: ({ valueOf }) => valueOf(path.guestHouse) });
  });

  protected readonly hint = computed(() =>
    this.stay.pitch().disabled() ? 'Not needed in the guest house' : 'By the lake is taken',
  );
}
