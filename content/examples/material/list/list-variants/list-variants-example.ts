import { Component } from '@angular/core';
import { MatList, MatListItem, MatListItemLine, MatListItemTitle } from '@angular/material/list';

/**
 * @title List items with one, two and three lines
 * @summary Compares items with one, two and three lines, and with text that wraps.
 */
@Component({
  selector: 'list-variants-example',
  imports: [MatList, MatListItem, MatListItemLine, MatListItemTitle],
  templateUrl: './list-variants-example.html',
  styleUrl: './list-variants-example.css',
})
export class ListVariantsExample {
  protected readonly letters = [
    { from: 'Observatory', subject: 'Clear sky', text: 'The dome opens at ten. Bring a coat.' },
    { from: 'Bindery', subject: 'Your atlas', text: 'New spine, old boards. It can be fetched.' },
  ];
}
