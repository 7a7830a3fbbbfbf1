import { Component, signal } from '@angular/core';
import { MatSlider, MatSliderThumb } from '@angular/material/slider';

const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** @title Value label in words */
@Component({
  selector: 'slider-formatting-example',
  imports: [MatSlider, MatSliderThumb],
  templateUrl: './slider-formatting-example.html',
  styleUrl: './slider-formatting-example.css',
})
export class SliderFormattingExample {
  protected readonly wind = signal(5);

  /** The label has room for three or four letters. */
  protected readonly pointOf = (eighths: number): string => COMPASS[eighths] ?? '';
}
