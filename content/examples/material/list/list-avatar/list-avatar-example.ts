import { Component } from '@angular/core';
import {
  MatList,
  MatListItem,
  MatListItemAvatar,
  MatListItemLine,
  MatListItemTitle,
} from '@angular/material/list';

/**
 * @title Avatars in list items
 * @summary Shows initials as an avatar before two lines of text.
 */
@Component({
  selector: 'list-avatar-example',
  imports: [MatList, MatListItem, MatListItemAvatar, MatListItemLine, MatListItemTitle],
  templateUrl: './list-avatar-example.html',
  styleUrl: './list-avatar-example.css',
})
export class ListAvatarExample {
  protected readonly crew = [
    { name: 'Nadia Boulay', initials: 'NB', task: 'Skipper, since Tuesday' },
    { name: 'Tomás Reyes', initials: 'TR', task: 'Cook and radio' },
    { name: 'Ylva Dahl', initials: 'YD', task: 'Mechanic' },
  ];
}
