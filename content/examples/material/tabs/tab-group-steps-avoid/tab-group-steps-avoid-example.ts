import { Component } from '@angular/core';
import { MatTabsModule } from '@angular/material/tabs';

/** @title Avoid: tabs for steps in a fixed order */
@Component({
  selector: 'tab-group-steps-avoid-example',
  imports: [MatTabsModule],
  templateUrl: './tab-group-steps-avoid-example.html',
})
export class TabGroupStepsAvoidExample {}
