import { Component } from '@angular/core';
import { MatTabsModule } from '@angular/material/tabs';

/** @title Tabs with sides of one thing */
@Component({
  selector: 'tab-group-sides-example',
  imports: [MatTabsModule],
  templateUrl: './tab-group-sides-example.html',
})
export class TabGroupSidesExample {}
