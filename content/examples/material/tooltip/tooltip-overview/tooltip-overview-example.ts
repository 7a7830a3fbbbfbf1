import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatTooltip } from '@angular/material/tooltip';

/**
 * @title Basic tooltip
 * @summary Explains a button on hover and on keyboard focus.
 */
@Component({
  selector: 'tooltip-overview-example',
  imports: [MatButton, MatTooltip],
  templateUrl: './tooltip-overview-example.html',
})
export class TooltipOverviewExample {}
