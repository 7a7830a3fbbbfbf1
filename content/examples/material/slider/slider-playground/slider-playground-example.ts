import { Component, input, model } from '@angular/core';
import { MatSlider, MatSliderThumb } from '@angular/material/slider';

/**
 * @title Slider playground
 * @summary Lets you try the limits, the step, the value label and the tick marks.
 */
@Component({
  selector: 'slider-playground-example',
  imports: [MatSlider, MatSliderThumb],
  templateUrl: './slider-playground-example.html',
  styleUrl: './slider-playground-example.css',
})
export class SliderPlaygroundExample {
  /**
   * Value of the slider.
   *
   * @min -100
   * @max 200
   */
  readonly value = model(40);
  /**
   * Lowest value.
   *
   * @min -100
   * @max 50
   */
  readonly min = input(0);
  /**
   * Highest value.
   *
   * @min 60
   * @max 200
   */
  readonly max = input(100);
  /**
   * Difference between two neighboring values.
   *
   * @min 1
   * @max 25
   */
  readonly step = input(10);
  /** Shows the value above the thumb while it is hovered, focused or moved. */
  readonly discrete = input(true);
  /** Draws a tick mark for each step. */
  readonly showTickMarks = input(false);
  /** Disables the slider. */
  readonly disabled = input(false);
}
