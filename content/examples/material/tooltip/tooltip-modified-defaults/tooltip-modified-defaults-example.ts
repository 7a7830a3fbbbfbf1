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

/** @title Defaults for all tooltips of a component */
@Component({
  selector: 'tooltip-modified-defaults-example',
  imports: [MatIcon, MatIconButton, MatTooltip],
  // In the providers of an application these hold for every tooltip in it.
  providers: [{ provide: MAT_TOOLTIP_DEFAULT_OPTIONS, useValue: unhurried }],
  templateUrl: './tooltip-modified-defaults-example.html',
})
export class TooltipModifiedDefaultsExample {}
