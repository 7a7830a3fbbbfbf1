import { CdkScrollable } from '@angular/cdk/scrolling';
import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatTooltip } from '@angular/material/tooltip';

/**
 * @title Tooltip in a scrolling container
 * @summary Hides the tooltip when its button is scrolled out of view.
 */
@Component({
  selector: 'tooltip-auto-hide-example',
  imports: [CdkScrollable, MatButton, MatTooltip],
  templateUrl: './tooltip-auto-hide-example.html',
  styleUrl: './tooltip-auto-hide-example.css',
})
export class TooltipAutoHideExample {
  protected readonly above = ['Spring under the beech', 'Ford'];
  protected readonly below = ['Mill race', 'Fish ladder', 'Mouth at the lake'];
}
