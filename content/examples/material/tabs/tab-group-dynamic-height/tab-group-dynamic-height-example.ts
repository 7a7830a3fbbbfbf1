import { Component, signal } from '@angular/core';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { MatTab, MatTabGroup } from '@angular/material/tabs';

/**
 * @title Dynamic height
 * @summary Animates the height of the group to the height of the selected tab.
 */
@Component({
  selector: 'tab-group-dynamic-height-example',
  imports: [MatSlideToggle, MatTab, MatTabGroup],
  templateUrl: './tab-group-dynamic-height-example.html',
  styleUrl: './tab-group-dynamic-height-example.css',
})
export class TabGroupDynamicHeightExample {
  protected readonly dynamic = signal(true);
  protected readonly verses = [
    'A mason laid a single stone',
    'and called it day',
    'The second lay not long alone',
    'the third was clay',
    'By winter there was half a wall',
    'and half a view',
  ];
}
