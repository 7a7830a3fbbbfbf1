import { Component, signal } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { MatTooltip } from '@angular/material/tooltip';

/**
 * @title Disabled tooltips
 * @summary Turns the tooltips of three tools on and off.
 */
@Component({
  selector: 'tooltip-disabled-example',
  imports: [MatIcon, MatIconButton, MatSlideToggle, MatTooltip],
  templateUrl: './tooltip-disabled-example.html',
})
export class TooltipDisabledExample {
  protected readonly explained = signal(false);
  protected readonly tools = [
    { name: 'Measure', icon: 'straighten', help: 'Measures between two points of the plan' },
    { name: 'Cut', icon: 'content_cut', help: 'Cuts the plan along a line' },
    { name: 'Paint', icon: 'brush', help: 'Fills a room with a color' },
  ];
}
