import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatRadioButton, MatRadioGroup } from '@angular/material/radio';

/**
 * @title Radio group with ngModel
 * @summary Binds the selected value to a signal with ngModel.
 */
@Component({
  selector: 'radio-ng-model-example',
  imports: [FormsModule, MatRadioButton, MatRadioGroup],
  templateUrl: './radio-ng-model-example.html',
  styleUrl: './radio-ng-model-example.css',
})
export class RadioNgModelExample {
  protected readonly glazes = ['Celadon', 'Tenmoku', 'Shino', 'Ash'];
  protected readonly glaze = signal('Celadon');
}
