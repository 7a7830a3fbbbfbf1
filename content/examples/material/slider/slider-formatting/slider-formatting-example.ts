import { Component, signal } from '@angular/core';
import { MatSlider, MatSliderThumb } from '@angular/material/slider';

/** @title Slider whose label reads as a shutter speed */
@Component({
  selector: 'slider-formatting-example',
  imports: [MatSlider, MatSliderThumb],
  templateUrl: './slider-formatting-example.html',
  styleUrl: './slider-formatting-example.css',
})
export class SliderFormattingExample {
  protected readonly stop = signal(6);

  /** Each step halves the time: 0 is a second, 10 a thousandth. */
  protected readonly shutterSpeed = (stop: number): string =>
    stop === 0 ? '1 s' : `1/${Math.round(2 ** stop)}`;
}
