import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatCheckbox } from '@angular/material/checkbox';

/** @title Checkbox with all its states */
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
    // Indeterminate is shown above checked or not; it does not change the value.
    const shown = this.indeterminate() ? ', shown as indeterminate' : '';
    return `The value is ${this.checked()}${shown}.`;
  });
}
