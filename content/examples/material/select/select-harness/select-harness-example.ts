import { Component, computed, signal } from '@angular/core';
import { MatFormField, MatHint, MatLabel } from '@angular/material/form-field';
import { MatOption, MatSelect } from '@angular/material/select';

/**
 * @title Select harness test
 * @summary Opens a select, reads its options and chooses one through a harness.
 */
@Component({
  selector: 'select-harness-example',
  imports: [MatFormField, MatHint, MatLabel, MatOption, MatSelect],
  templateUrl: './select-harness-example.html',
})
export class SelectHarnessExample {
  protected readonly papers = [
    { name: 'A5', sheets: 120 },
    { name: 'A4', sheets: 0 },
    { name: 'A3', sheets: 45 },
  ];
  protected readonly paper = signal('A5');
  protected readonly left = computed(
    () => this.papers.find(({ name }) => name === this.paper())?.sheets ?? 0,
  );
}
