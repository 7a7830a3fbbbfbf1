import { Component } from '@angular/core';
import { MatTab, MatTabContent, MatTabGroup } from '@angular/material/tabs';
import { Openings, VoyageLog } from './voyage-log';

/**
 * @title Lazy-loaded tabs
 * @summary Creates the content of a tab each time it is opened, and counts how often that happened.
 */
@Component({
  selector: 'tab-group-lazy-loaded-example',
  imports: [MatTab, MatTabContent, MatTabGroup, VoyageLog],
  providers: [Openings],
  templateUrl: './tab-group-lazy-loaded-example.html',
})
export class TabGroupLazyLoadedExample {
  protected readonly legs = ['Outward', 'In the ice', 'Home'];
}
