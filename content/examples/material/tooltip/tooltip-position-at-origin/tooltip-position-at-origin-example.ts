import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { MatTooltip } from '@angular/material/tooltip';

/**
 * @title Position at the pointer
 * @summary Shows the tooltip where the pointer entered a wide button.
 */
@Component({
  selector: 'tooltip-position-at-origin-example',
  imports: [MatButton, MatSlideToggle, MatTooltip],
  templateUrl: './tooltip-position-at-origin-example.html',
  styleUrl: './tooltip-position-at-origin-example.css',
})
export class TooltipPositionAtOriginExample {
  protected readonly atOrigin = signal(true);
}
