import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatTooltip } from '@angular/material/tooltip';

/**
 * @title Harness test of tooltips
 * @summary Shows tooltips and reads their text, with harnesses.
 */
@Component({
  selector: 'tooltip-harness-example',
  imports: [MatButton, MatTooltip],
  templateUrl: './tooltip-harness-example.html',
})
export class TooltipHarnessExample {
  protected readonly seats = signal(2);
}
