import { Component } from '@angular/core';
import { MatTabsModule } from '@angular/material/tabs';

/**
 * @title Tabs with views of one subject
 * @summary Shows tides, wind and moon in tabs that users can read in any order.
 */
@Component({
  selector: 'tab-group-sides-example',
  imports: [MatTabsModule],
  templateUrl: './tab-group-sides-example.html',
})
export class TabGroupSidesExample {}
