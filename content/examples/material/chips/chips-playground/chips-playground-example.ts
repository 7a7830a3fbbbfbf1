import { Component, input, output } from '@angular/core';
import { MatChipAvatar, MatChipListbox, MatChipOption } from '@angular/material/chips';
import { MatIcon } from '@angular/material/icon';

/**
 * @title Chips playground
 * @summary Lets you try the selection and the layout of a chip listbox.
 */
@Component({
  selector: 'chips-playground-example',
  imports: [MatChipAvatar, MatChipListbox, MatChipOption, MatIcon],
  templateUrl: './chips-playground-example.html',
})
export class ChipsPlaygroundExample {
  /** Lets users select several chips. */
  readonly multiple = input(false);
  /** Lets users select chips. */
  readonly selectable = input(true);
  /** Places the chips side by side, or one below the other. */
  readonly orientation = input<'horizontal' | 'vertical'>('horizontal');
  /** The icon in each chip. */
  readonly icon = input<'music_note' | 'album' | 'mic' | null>(null);
  /** Hides the check mark if users can select one chip. */
  readonly hideSingleSelectionIndicator = input(false);
  /** Makes the chips look selected. */
  readonly highlighted = input(false);
  /** Disables all chips. */
  readonly disabled = input(false);

  readonly change = output<unknown>();

  protected readonly kinds = ['Jazz', 'Fado', 'Choral', 'Techno'];
}
