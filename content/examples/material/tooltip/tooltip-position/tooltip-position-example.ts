import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatOption, MatSelect } from '@angular/material/select';
import { MatTooltip, TooltipPosition } from '@angular/material/tooltip';

/**
 * @title Position
 * @summary Shows the tooltip on each side of its button.
 */
@Component({
  selector: 'tooltip-position-example',
  imports: [MatButton, MatFormField, MatLabel, MatOption, MatSelect, MatTooltip],
  templateUrl: './tooltip-position-example.html',
  styleUrl: './tooltip-position-example.css',
})
export class TooltipPositionExample {
  protected readonly positions: TooltipPosition[] = [
    'above',
    'below',
    'before',
    'after',
    'left',
    'right',
  ];
  protected readonly position = signal<TooltipPosition>('above');
}
