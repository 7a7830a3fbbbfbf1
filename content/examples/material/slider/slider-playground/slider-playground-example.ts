import { Component, input, model } from '@angular/core';
import { MatSlider, MatSliderThumb } from '@angular/material/slider';

/** @title Slider playground */
@Component({
  selector: 'slider-playground-example',
  imports: [MatSlider, MatSliderThumb],
  templateUrl: './slider-playground-example.html',
  styleUrl: './slider-playground-example.css',
})
export class SliderPlaygroundExample {
  /**
   * Where the thumb stands.
   *
   * @min -100
   * @max 200
   */
  readonly value = model(40);
  /**
   * The least it can be set to.
   *
   * @min -100
   * @max 50
   */
  readonly min = input(0);
  /**
   * The most it can be set to.
   *
   * @min 60
   * @max 200
   */
  readonly max = input(100);
  /**
   * How far two settings are apart.
   *
   * @min 1
   * @max 25
   */
  readonly step = input(10);
  /** Shows the number above the thumb while it is held. */
  readonly discrete = input(true);
  /** Marks each setting on the track. */
  readonly showTickMarks = input(false);
  /** Cannot be moved. */
  readonly disabled = input(false);
}
