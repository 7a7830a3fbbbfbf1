import { Component, signal } from '@angular/core';
import { MatIcon } from '@angular/material/icon';
import {
  MatActionList,
  MatListItem,
  MatListItemIcon,
  MatListItemTitle,
} from '@angular/material/list';

/**
 * @title Action list of buttons
 * @summary Runs an action when one of the buttons in the list is pressed.
 */
@Component({
  selector: 'list-action-example',
  imports: [MatActionList, MatIcon, MatListItem, MatListItemIcon, MatListItemTitle],
  templateUrl: './list-action-example.html',
})
export class ListActionExample {
  protected readonly steps = [
    { name: 'Raise the flag', icon: 'flag' },
    { name: 'Sound the bell', icon: 'notifications' },
    { name: 'Open the lock', icon: 'lock_open' },
  ];
  protected readonly done = signal('Nothing done yet');
}
