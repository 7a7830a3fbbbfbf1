import { Component } from '@angular/core';
import { MatTabsModule } from '@angular/material/tabs';

/**
 * @title Avoid: tabs for steps in a fixed order
 * @summary Numbers the tabs as steps, although nothing stops users from opening a later one first.
 */
@Component({
  selector: 'tab-group-steps-avoid-example',
  imports: [MatTabsModule],
  templateUrl: './tab-group-steps-avoid-example.html',
})
export class TabGroupStepsAvoidExample {}
