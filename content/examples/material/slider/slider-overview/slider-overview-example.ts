import { Component, signal } from '@angular/core';
import { MatSlider, MatSliderThumb } from '@angular/material/slider';

/**
 * @title Basic slider
 * @summary Sets a tempo with one thumb, and shows it as text.
 */
@Component({
  selector: 'slider-overview-example',
  imports: [MatSlider, MatSliderThumb],
  templateUrl: './slider-overview-example.html',
  styleUrl: './slider-overview-example.css',
})
export class SliderOverviewExample {
  protected readonly tempo = signal(96);
}
