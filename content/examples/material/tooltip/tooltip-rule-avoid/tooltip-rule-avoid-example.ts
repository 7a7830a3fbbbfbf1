import { Component } from '@angular/core';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import { MatTooltip } from '@angular/material/tooltip';

/** @title Avoid: a rule that only a tooltip tells */
@Component({
  selector: 'tooltip-rule-avoid-example',
  imports: [MatFormFieldModule, MatInputModule, MatTooltip],
  templateUrl: './tooltip-rule-avoid-example.html',
})
export class TooltipRuleAvoidExample {}
