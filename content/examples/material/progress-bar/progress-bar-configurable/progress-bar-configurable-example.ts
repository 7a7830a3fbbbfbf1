import { Component, computed, signal } from '@angular/core';
import { MatProgressBar, ProgressBarMode } from '@angular/material/progress-bar';
import { MatRadioButton, MatRadioGroup } from '@angular/material/radio';
import { MatSlider, MatSliderThumb } from '@angular/material/slider';

/**
 * @title Progress bar with configurable mode, value and buffer
 * @summary Changes the mode with radio buttons, and the value and the buffer with sliders.
 */
@Component({
  selector: 'progress-bar-configurable-example',
  imports: [MatProgressBar, MatRadioButton, MatRadioGroup, MatSlider, MatSliderThumb],
  templateUrl: './progress-bar-configurable-example.html',
  styleUrl: './progress-bar-configurable-example.css',
})
export class ProgressBarConfigurableExample {
  protected readonly modes: readonly ProgressBarMode[] = [
    'determinate',
    'indeterminate',
    'buffer',
    'query',
  ];
  protected readonly mode = signal<ProgressBarMode>('buffer');
  protected readonly value = signal(35);
  protected readonly bufferValue = signal(60);

  protected readonly hasValue = computed(() => ['determinate', 'buffer'].includes(this.mode()));
  protected readonly hasBuffer = computed(() => this.mode() === 'buffer');
}
