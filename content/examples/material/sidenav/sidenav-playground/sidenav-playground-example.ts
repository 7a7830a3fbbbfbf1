import { Component, input, model } from '@angular/core';
import { MatButton } from '@angular/material/button';
import {
  MatDrawer,
  MatDrawerContainer,
  MatDrawerContent,
  MatDrawerMode,
} from '@angular/material/sidenav';

/**
 * @title Sidenav playground
 * @summary Lets you try the mode, the position and the backdrop of a drawer.
 */
@Component({
  selector: 'sidenav-playground-example',
  imports: [MatButton, MatDrawer, MatDrawerContainer, MatDrawerContent],
  templateUrl: './sidenav-playground-example.html',
  styleUrl: './sidenav-playground-example.css',
})
export class SidenavPlaygroundExample {
  /** Opens the panel. */
  readonly opened = model(true);
  /** Sets whether the panel covers the content, pushes it aside, or sits next to it. */
  readonly mode = input<MatDrawerMode>('side');
  /** Places the panel at the start or end. */
  readonly position = input<'start' | 'end'>('start');
  /** Adds a backdrop over the content. By default, this depends on the mode. */
  readonly hasBackdrop = input<boolean | null>(null);
  /** Keeps Escape and clicks on the backdrop from closing the panel. */
  readonly disableClose = input(false);
}
