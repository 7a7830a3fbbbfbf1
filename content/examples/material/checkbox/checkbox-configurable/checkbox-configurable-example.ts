import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatCheckbox } from '@angular/material/checkbox';

/**
 * @title States of a checkbox
 * @summary Sets every state of one checkbox with other checkboxes.
 */
@Component({
  selector: 'checkbox-configurable-example',
  imports: [FormsModule, MatCheckbox],
  templateUrl: './checkbox-configurable-example.html',
  styleUrl: './checkbox-configurable-example.css',
})
export class CheckboxConfigurableExample {
  protected readonly checked = signal(false);
  protected readonly indeterminate = signal(true);
  protected readonly disabled = signal(false);
  protected readonly interactive = signal(false);
  protected readonly position = signal<'before' | 'after'>('after');

  protected readonly state = computed(() => {
    // The indeterminate state hides the value, but doesn't change it.
    const shown = this.indeterminate() ? ', shown as indeterminate' : '';
    return `The value is ${this.checked()}${shown}.`;
  });
}
