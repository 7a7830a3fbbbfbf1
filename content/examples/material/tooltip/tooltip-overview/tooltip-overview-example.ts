import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatTooltip } from '@angular/material/tooltip';

/** @title Button with a tooltip that explains it */
@Component({
  selector: 'tooltip-overview-example',
  imports: [MatButton, MatTooltip],
  templateUrl: './tooltip-overview-example.html',
})
export class TooltipOverviewExample {}
