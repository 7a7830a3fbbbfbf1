import { Component, signal } from '@angular/core';
import { MatSlider, MatSliderThumb } from '@angular/material/slider';

/** @title Slider with one thumb */
@Component({
  selector: 'slider-overview-example',
  imports: [MatSlider, MatSliderThumb],
  templateUrl: './slider-overview-example.html',
  styleUrl: './slider-overview-example.css',
})
export class SliderOverviewExample {
  protected readonly tempo = signal(96);
}
