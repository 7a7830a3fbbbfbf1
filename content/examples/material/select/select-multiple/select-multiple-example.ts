import { Component, signal } from '@angular/core';
import { MatFormField, MatHint, MatLabel } from '@angular/material/form-field';
import { MatOption, MatSelect } from '@angular/material/select';

/**
 * @title Multiple selection
 * @summary Lets users choose several options, and counts them in the hint.
 */
@Component({
  selector: 'select-multiple-example',
  imports: [MatFormField, MatHint, MatLabel, MatOption, MatSelect],
  templateUrl: './select-multiple-example.html',
})
export class SelectMultipleExample {
  protected readonly spices = ['Cardamom', 'Cinnamon', 'Clove', 'Cumin', 'Fennel', 'Star anise'];
  protected readonly blend = signal<string[]>(['Cardamom', 'Fennel']);
}
