import { Component, input, output } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatToolbar, MatToolbarRow } from '@angular/material/toolbar';

/** @title Toolbar playground */
@Component({
  selector: 'toolbar-playground-example',
  imports: [MatIcon, MatIconButton, MatToolbar, MatToolbarRow],
  templateUrl: './toolbar-playground-example.html',
  styleUrl: './toolbar-playground-example.css',
})
export class ToolbarPlaygroundExample {
  /** What it says. */
  readonly title = input('Field notes');
  /** Adds a second row. */
  readonly secondRow = input(false);
  /** The picture of its first button. */
  readonly icon = input<'menu' | 'arrow_back' | 'close'>('menu');
  /** Whether there is a button at its end. */
  readonly action = input(true);

  readonly click = output<MouseEvent>();
}
