import { Component, ViewEncapsulation } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatTooltip } from '@angular/material/tooltip';

/**
 * @title Multiline tooltip with a custom class
 * @summary Breaks the text into lines with a class of its own.
 */
@Component({
  selector: 'tooltip-custom-class-example',
  imports: [MatIcon, MatIconButton, MatTooltip],
  templateUrl: './tooltip-custom-class-example.html',
  styleUrl: './tooltip-custom-class-example.css',
  // Tooltips are rendered outside this component, so its styles apply to them only without encapsulation.
  encapsulation: ViewEncapsulation.None,
})
export class TooltipCustomClassExample {
  protected readonly rules = 'Gloves on\nNo pens\nOne box at a time';
}
