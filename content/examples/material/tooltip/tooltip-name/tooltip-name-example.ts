import { Component } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatTooltip } from '@angular/material/tooltip';

/**
 * @title Tooltip with the name of an icon button
 * @summary Shows the name of an icon button, which is also its label for screen readers.
 */
@Component({
  selector: 'tooltip-name-example',
  imports: [MatIconButton, MatIcon, MatTooltip],
  templateUrl: './tooltip-name-example.html',
})
export class TooltipNameExample {}
