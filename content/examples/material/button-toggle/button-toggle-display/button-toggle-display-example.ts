import { Component, inject, signal } from '@angular/core';
import { form, FormField } from '@angular/forms/signals';
import { MatButton } from '@angular/material/button';
import { MatButtonToggle, MatButtonToggleGroup } from '@angular/material/button-toggle';
import { MatListOption, MatSelectionList } from '@angular/material/list';
import { MatToolbar } from '@angular/material/toolbar';
import { DisplayPreferences } from './display-preferences';

/**
 * @title Dark mode and density switch
 * @summary Changes the colors and the density of an application, and remembers the choice.
 */
@Component({
  selector: 'button-toggle-display-example',
  imports: [
    FormField,
    MatButton,
    MatButtonToggle,
    MatButtonToggleGroup,
    MatListOption,
    MatSelectionList,
    MatToolbar,
  ],
  templateUrl: './button-toggle-display-example.html',
  styleUrl: './button-toggle-display-example.scss',
  // #docregion host
  host: {
    '[attr.data-scheme]': 'preferences.scheme()',
    '[attr.data-density]': 'preferences.density()',
  },
  // #enddocregion host
})
export class ButtonToggleDisplayExample {
  protected readonly preferences = inject(DisplayPreferences);
  protected readonly tours = ['Harbor at dawn', 'Three lighthouses', 'Markets and bakeries'];
  protected readonly chosen = form(signal<string[]>([]));
  protected readonly booked = signal<readonly string[]>([]);
}
