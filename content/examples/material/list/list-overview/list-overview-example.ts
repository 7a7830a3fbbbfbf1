import { Component } from '@angular/core';
import { MatIcon } from '@angular/material/icon';
import {
  MatList,
  MatListItem,
  MatListItemIcon,
  MatListItemLine,
  MatListItemMeta,
  MatListItemTitle,
} from '@angular/material/list';

/**
 * @title List items with an icon, a second line and a value
 * @summary Shows beehives, each with an icon, a name, its queen and its weight.
 */
@Component({
  selector: 'list-overview-example',
  imports: [
    MatIcon,
    MatList,
    MatListItem,
    MatListItemIcon,
    MatListItemLine,
    MatListItemMeta,
    MatListItemTitle,
  ],
  templateUrl: './list-overview-example.html',
})
export class ListOverviewExample {
  protected readonly hives = [
    { name: 'Orchard gate', queen: 'Carniolan, marked blue', weight: 41 },
    { name: 'Linden row', queen: 'Buckfast, marked white', weight: 38 },
    { name: 'South wall', queen: 'Carniolan, unmarked', weight: 52 },
  ];
}
