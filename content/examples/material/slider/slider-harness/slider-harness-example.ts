import { Component, computed, signal } from '@angular/core';
import { MatSlider, MatSliderRangeThumb, MatSliderThumb } from '@angular/material/slider';

/**
 * @title Slider harness
 * @summary Tests a slider with one thumb and a range slider with the harness.
 */
@Component({
  selector: 'slider-harness-example',
  imports: [MatSlider, MatSliderRangeThumb, MatSliderThumb],
  templateUrl: './slider-harness-example.html',
})
export class SliderHarnessExample {
  protected readonly warmth = signal(18);
  protected readonly from = signal(6);
  protected readonly to = signal(22);
  protected readonly hours = computed(() => this.to() - this.from());
  protected readonly withUnit = (degrees: number): string => `${degrees} °C`;
}
