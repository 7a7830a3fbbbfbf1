import { Component, input, output } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatToolbar, MatToolbarRow } from '@angular/material/toolbar';

/**
 * @title Toolbar playground
 * @summary Lets you try the title, the rows and the buttons of a toolbar.
 */
@Component({
  selector: 'toolbar-playground-example',
  imports: [MatIcon, MatIconButton, MatToolbar, MatToolbarRow],
  templateUrl: './toolbar-playground-example.html',
  styleUrl: './toolbar-playground-example.css',
})
export class ToolbarPlaygroundExample {
  /** Title in the toolbar. */
  readonly title = input('Field notes');
  /** Adds a second row. */
  readonly secondRow = input(false);
  /** Icon of the first button. */
  readonly icon = input<'menu' | 'arrow_back' | 'close'>('menu');
  /** Shows a button at the end. */
  readonly action = input(true);

  readonly click = output<MouseEvent>();
}
