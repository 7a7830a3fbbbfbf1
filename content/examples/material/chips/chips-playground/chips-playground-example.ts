import { Component, input, output } from '@angular/core';
import { MatChipAvatar, MatChipListbox, MatChipOption } from '@angular/material/chips';
import { MatIcon } from '@angular/material/icon';

/** @title Chips playground */
@Component({
  selector: 'chips-playground-example',
  imports: [MatChipAvatar, MatChipListbox, MatChipOption, MatIcon],
  templateUrl: './chips-playground-example.html',
})
export class ChipsPlaygroundExample {
  /** Lets several be chosen. */
  readonly multiple = input(false);
  /** Lets them be chosen at all. */
  readonly selectable = input(true);
  /** In which direction they are laid out. */
  readonly orientation = input<'horizontal' | 'vertical'>('horizontal');
  /** A picture in each chip. */
  readonly icon = input<'music_note' | 'album' | 'mic' | null>(null);
  /** Leaves out the check mark in the one that is chosen. */
  readonly hideSingleSelectionIndicator = input(false);
  /** Draws the chips in the accent of the theme. */
  readonly highlighted = input(false);
  /** Cannot be chosen. */
  readonly disabled = input(false);

  readonly change = output<unknown>();

  protected readonly kinds = ['Jazz', 'Fado', 'Choral', 'Techno'];
}
