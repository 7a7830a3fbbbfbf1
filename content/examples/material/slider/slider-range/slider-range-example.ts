import { Component, computed, signal } from '@angular/core';
import { MatSlider, MatSliderRangeThumb } from '@angular/material/slider';

/**
 * @title Range slider
 * @summary Chooses a range of years with two thumbs.
 */
@Component({
  selector: 'slider-range-example',
  imports: [MatSlider, MatSliderRangeThumb],
  templateUrl: './slider-range-example.html',
  styleUrl: './slider-range-example.css',
})
export class SliderRangeExample {
  protected readonly from = signal(1880);
  protected readonly to = signal(1914);
  protected readonly years = computed(() => this.to() - this.from());
}
