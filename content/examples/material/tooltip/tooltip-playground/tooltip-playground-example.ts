import { Component, input } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatTooltip, TooltipPosition, TooltipTouchGestures } from '@angular/material/tooltip';

/** @title Tooltip playground */
@Component({
  selector: 'tooltip-playground-example',
  imports: [MatButton, MatTooltip],
  templateUrl: './tooltip-playground-example.html',
})
export class TooltipPlaygroundExample {
  /** What it says. */
  readonly message = input('Weighs the anchor');
  /** On which side of the button it shows. */
  readonly position = input<TooltipPosition>('below');
  /**
   * Milliseconds until it shows.
   *
   * @min 0
   * @max 2000
   * @step 100
   */
  readonly showDelay = input(0);
  /**
   * Milliseconds until it goes.
   *
   * @min 0
   * @max 2000
   * @step 100
   */
  readonly hideDelay = input(0);
  /** Puts it beside the pointer, not beside the button. */
  readonly positionAtOrigin = input(false);
  /** Whether a long touch shows it. */
  readonly touchGestures = input<TooltipTouchGestures>('auto');
  /** Never shows it. */
  readonly disabled = input(false);
}
