import { Component } from '@angular/core';
import { MatDivider } from '@angular/material/divider';
import { MatIcon } from '@angular/material/icon';
import {
  MatList,
  MatListItem,
  MatListItemIcon,
  MatListItemLine,
  MatListItemMeta,
  MatListItemTitle,
  MatListSubheaderCssMatStyler,
} from '@angular/material/list';

/**
 * @title Subheaders and dividers
 * @summary Groups items under subheaders, with a divider between the groups.
 */
@Component({
  selector: 'list-sections-example',
  imports: [
    MatDivider,
    MatIcon,
    MatList,
    MatListItem,
    MatListItemIcon,
    MatListItemLine,
    MatListItemMeta,
    MatListItemTitle,
    MatListSubheaderCssMatStyler,
  ],
  templateUrl: './list-sections-example.html',
})
export class ListSectionsExample {
  protected readonly tracks = [
    { title: 'Prelude in the rain', minutes: '3:20' },
    { title: 'Boatman', minutes: '4:05' },
  ];
  protected readonly notes = [
    { title: 'Recorded in one evening', by: 'Lars, sound' },
    { title: 'The dog is not on the record', by: 'Ada, voice' },
  ];
}
