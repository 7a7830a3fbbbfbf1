import { CdkListbox, CdkOption } from '@angular/cdk/listbox';
import { Component, signal } from '@angular/core';

/**
 * @title Keyboard navigation
 * @summary The arrow keys stop at the ends of the list and reach disabled options.
 */
@Component({
  selector: 'cdk-listbox-custom-navigation-example',
  imports: [CdkListbox, CdkOption],
  templateUrl: './cdk-listbox-custom-navigation-example.html',
  styleUrl: './cdk-listbox-custom-navigation-example.css',
})
export class CdkListboxCustomNavigationExample {
  protected readonly decks = ['Boat deck', 'Promenade', 'Engine room, crew only', 'Hold'];
  protected readonly deck = signal<readonly string[]>(['Promenade']);
}
