import { Component, signal } from '@angular/core';
import { MatProgressSpinner, ProgressSpinnerMode } from '@angular/material/progress-spinner';
import { MatRadioButton, MatRadioGroup } from '@angular/material/radio';
import { MatSlider, MatSliderThumb } from '@angular/material/slider';

/**
 * @title Spinner with configurable mode and value
 * @summary Changes the mode with radio buttons and the value with a slider.
 */
@Component({
  selector: 'progress-spinner-configurable-example',
  imports: [MatProgressSpinner, MatRadioButton, MatRadioGroup, MatSlider, MatSliderThumb],
  templateUrl: './progress-spinner-configurable-example.html',
  styleUrl: './progress-spinner-configurable-example.css',
})
export class ProgressSpinnerConfigurableExample {
  protected readonly mode = signal<ProgressSpinnerMode>('determinate');
  protected readonly value = signal(65);
}
