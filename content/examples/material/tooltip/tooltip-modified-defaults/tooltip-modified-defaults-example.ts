import { Component } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import {
  MAT_TOOLTIP_DEFAULT_OPTIONS,
  MatTooltip,
  MatTooltipDefaultOptions,
} from '@angular/material/tooltip';

const unhurried: MatTooltipDefaultOptions = {
  showDelay: 600,
  hideDelay: 100,
  touchendHideDelay: 2000,
  position: 'above',
  disableTooltipInteractivity: true,
};

/**
 * @title Default options
 * @summary Changes delays and position for all tooltips in a component, and overrides them for one.
 */
@Component({
  selector: 'tooltip-modified-defaults-example',
  imports: [MatIcon, MatIconButton, MatTooltip],
  // In the providers of an application, these options apply to all tooltips.
  providers: [{ provide: MAT_TOOLTIP_DEFAULT_OPTIONS, useValue: unhurried }],
  templateUrl: './tooltip-modified-defaults-example.html',
})
export class TooltipModifiedDefaultsExample {}
