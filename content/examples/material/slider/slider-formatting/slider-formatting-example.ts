import { Component, signal } from '@angular/core';
import { MatSlider, MatSliderThumb } from '@angular/material/slider';

const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/**
 * @title Custom value label
 * @summary Shows points of the compass instead of numbers above the thumb.
 */
@Component({
  selector: 'slider-formatting-example',
  imports: [MatSlider, MatSliderThumb],
  templateUrl: './slider-formatting-example.html',
  styleUrl: './slider-formatting-example.css',
})
export class SliderFormattingExample {
  protected readonly wind = signal(5);

  /** Returns a short text, because the label has room for about four letters. */
  protected readonly pointOf = (eighths: number): string => COMPASS[eighths] ?? '';
}
