import { Component, input } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatTooltip, TooltipPosition, TooltipTouchGestures } from '@angular/material/tooltip';

/**
 * @title Tooltip playground
 * @summary Lets you try the inputs of a tooltip.
 */
@Component({
  selector: 'tooltip-playground-example',
  imports: [MatButton, MatTooltip],
  templateUrl: './tooltip-playground-example.html',
})
export class TooltipPlaygroundExample {
  /** Text of the tooltip. */
  readonly message = input('Weighs the anchor');
  /** Side of the button on which the tooltip appears. */
  readonly position = input<TooltipPosition>('below');
  /**
   * Milliseconds before it shows.
   *
   * @min 0
   * @max 2000
   * @step 100
   */
  readonly showDelay = input(0);
  /**
   * Milliseconds before it hides.
   *
   * @min 0
   * @max 2000
   * @step 100
   */
  readonly hideDelay = input(0);
  /** Shows it where the pointer entered the button. */
  readonly positionAtOrigin = input(false);
  /** Decides whether a long press shows it on touch screens. */
  readonly touchGestures = input<TooltipTouchGestures>('auto');
  /** Prevents the tooltip from showing. */
  readonly disabled = input(false);
}
