import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatTooltip } from '@angular/material/tooltip';

/** @title Testing tooltips with their harness */
@Component({
  selector: 'tooltip-harness-example',
  imports: [MatButton, MatTooltip],
  templateUrl: './tooltip-harness-example.html',
})
export class TooltipHarnessExample {
  protected readonly seats = signal(2);
}
