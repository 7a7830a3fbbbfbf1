import { Component, signal } from '@angular/core';
import { MatCheckbox } from '@angular/material/checkbox';
import { MatTab, MatTabGroup } from '@angular/material/tabs';

/**
 * @title Harness test of tabs
 * @summary Selects tabs and finds a checkbox inside one, with harnesses.
 */
@Component({
  selector: 'tab-group-harness-example',
  imports: [MatCheckbox, MatTab, MatTabGroup],
  templateUrl: './tab-group-harness-example.html',
})
export class TabGroupHarnessExample {
  protected readonly varnished = signal(false);
}
