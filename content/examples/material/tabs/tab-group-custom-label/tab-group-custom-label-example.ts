import { Component } from '@angular/core';
import { MatIcon } from '@angular/material/icon';
import { MatTab, MatTabGroup, MatTabLabel } from '@angular/material/tabs';

/**
 * @title Tab labels with icons
 * @summary Puts an icon beside the text of each label.
 */
@Component({
  selector: 'tab-group-custom-label-example',
  imports: [MatIcon, MatTab, MatTabGroup, MatTabLabel],
  templateUrl: './tab-group-custom-label-example.html',
  styleUrl: './tab-group-custom-label-example.css',
})
export class TabGroupCustomLabelExample {
  protected readonly ways = [
    { name: 'Train', icon: 'train', text: 'Platform 2 every half hour, 41 minutes.' },
    { name: 'Bicycle', icon: 'directions_bike', text: 'Along the canal, 23 km without a hill.' },
    { name: 'Boat', icon: 'directions_boat', text: 'Twice a day from the lock, 2 hours 10.' },
  ];
}
