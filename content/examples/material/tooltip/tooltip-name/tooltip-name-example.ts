import { Component } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatTooltip } from '@angular/material/tooltip';

/** @title A tooltip that repeats what an icon means */
@Component({
  selector: 'tooltip-name-example',
  imports: [MatIconButton, MatIcon, MatTooltip],
  templateUrl: './tooltip-name-example.html',
})
export class TooltipNameExample {}
