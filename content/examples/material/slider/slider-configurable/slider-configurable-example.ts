import { Component, computed, signal } from '@angular/core';
import { MatCheckbox } from '@angular/material/checkbox';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatOption, MatSelect } from '@angular/material/select';
import { MatSlider, MatSliderThumb } from '@angular/material/slider';

/**
 * @title Configurable slider
 * @summary Changes the step, the tick marks and the value label of a slider.
 */
@Component({
  selector: 'slider-configurable-example',
  imports: [MatCheckbox, MatFormField, MatLabel, MatOption, MatSelect, MatSlider, MatSliderThumb],
  templateUrl: './slider-configurable-example.html',
  styleUrl: './slider-configurable-example.css',
})
export class SliderConfigurableExample {
  protected readonly steps = [1, 5, 10];
  protected readonly step = signal(10);
  protected readonly ticks = signal(true);
  protected readonly discrete = signal(true);
  protected readonly disabled = signal(false);
  protected readonly degrees = signal(40);
  protected readonly text = computed(() => `The solar panel leans by ${this.degrees()}°.`);
}
