import { Component, signal } from '@angular/core';
import { MatDivider } from '@angular/material/divider';
import { MatIcon } from '@angular/material/icon';
import {
  MatListItem,
  MatListItemIcon,
  MatListItemTitle,
  MatListSubheaderCssMatStyler,
  MatNavList,
} from '@angular/material/list';

/**
 * @title Navigation list
 * @summary Highlights the link to the current page, and marks it for screen readers.
 */
@Component({
  selector: 'list-navigation-example',
  imports: [
    MatDivider,
    MatIcon,
    MatListItem,
    MatListItemIcon,
    MatListItemTitle,
    MatListSubheaderCssMatStyler,
    MatNavList,
  ],
  templateUrl: './list-navigation-example.html',
})
export class ListNavigationExample {
  protected readonly active = signal('Maps');
  protected readonly collections = [
    { name: 'Maps', icon: 'map' },
    { name: 'Photographs', icon: 'photo_library' },
    { name: 'Sound', icon: 'graphic_eq' },
  ];

  protected open(event: Event, name: string): void {
    // In an application, use routerLink instead.
    event.preventDefault();
    this.active.set(name);
  }
}
