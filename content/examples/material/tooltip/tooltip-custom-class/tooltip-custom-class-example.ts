import { Component, ViewEncapsulation } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatTooltip } from '@angular/material/tooltip';

/** @title Tooltip with a class of its own */
@Component({
  selector: 'tooltip-custom-class-example',
  imports: [MatIcon, MatIconButton, MatTooltip],
  templateUrl: './tooltip-custom-class-example.html',
  styleUrl: './tooltip-custom-class-example.css',
  // Tooltips open outside of this component, where its styles reach them only without encapsulation.
  encapsulation: ViewEncapsulation.None,
})
export class TooltipCustomClassExample {
  protected readonly rules = 'Gloves on\nNo pens\nOne box at a time';
}
