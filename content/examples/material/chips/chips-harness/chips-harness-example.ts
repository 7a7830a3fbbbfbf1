import { Component, signal } from '@angular/core';
import {
  MatChipGrid,
  MatChipInput,
  MatChipInputEvent,
  MatChipListbox,
  MatChipOption,
  MatChipRemove,
  MatChipRow,
} from '@angular/material/chips';
import { MatFormField, MatLabel } from '@angular/material/form-field';

/**
 * @title Harness test of chips
 * @summary Tests selecting, adding and removing chips.
 */
@Component({
  selector: 'chips-harness-example',
  imports: [
    MatChipGrid,
    MatChipInput,
    MatChipListbox,
    MatChipOption,
    MatChipRemove,
    MatChipRow,
    MatFormField,
    MatLabel,
  ],
  templateUrl: './chips-harness-example.html',
})
export class ChipsHarnessExample {
  protected readonly route = signal<string | undefined>('coast');
  protected readonly stops = signal<readonly string[]>(['Split', 'Mostar']);

  protected add({ value, chipInput }: MatChipInputEvent) {
    const stop = value.trim();
    if (stop && !this.stops().includes(stop)) this.stops.update((stops) => [...stops, stop]);
    chipInput.clear();
  }

  protected remove(stop: string) {
    this.stops.update((stops) => stops.filter((each) => each !== stop));
  }
}
