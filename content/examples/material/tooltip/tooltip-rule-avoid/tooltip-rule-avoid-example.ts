import { Component } from '@angular/core';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import { MatTooltip } from '@angular/material/tooltip';

/**
 * @title Avoid: a rule that appears only in a tooltip
 * @summary Hides the rule for a password in a tooltip, where touch screens rarely show it.
 */
@Component({
  selector: 'tooltip-rule-avoid-example',
  imports: [MatFormFieldModule, MatInputModule, MatTooltip],
  templateUrl: './tooltip-rule-avoid-example.html',
})
export class TooltipRuleAvoidExample {}
