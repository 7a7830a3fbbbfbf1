import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatTooltip } from '@angular/material/tooltip';

/**
 * @title Tooltip opened from code
 * @summary Shows and hides the tooltip with two buttons.
 */
@Component({
  selector: 'tooltip-manual-example',
  imports: [MatButton, MatTooltip],
  templateUrl: './tooltip-manual-example.html',
})
export class TooltipManualExample {}
