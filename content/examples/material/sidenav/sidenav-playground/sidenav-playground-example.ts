import { Component, input, model } from '@angular/core';
import { MatButton } from '@angular/material/button';
import {
  MatDrawer,
  MatDrawerContainer,
  MatDrawerContent,
  MatDrawerMode,
} from '@angular/material/sidenav';

/** @title Sidenav playground */
@Component({
  selector: 'sidenav-playground-example',
  imports: [MatButton, MatDrawer, MatDrawerContainer, MatDrawerContent],
  templateUrl: './sidenav-playground-example.html',
  styleUrl: './sidenav-playground-example.css',
})
export class SidenavPlaygroundExample {
  /** Whether it is open. */
  readonly opened = model(true);
  /** Whether it lies over the page, pushes it or stands beside it. */
  readonly mode = input<MatDrawerMode>('side');
  /** At which edge it stands. */
  readonly position = input<'start' | 'end'>('start');
  /** Dims the page beside it; left to itself, the mode decides. */
  readonly hasBackdrop = input<boolean | null>(null);
  /** Keeps it open when Escape or the page beside it is pressed. */
  readonly disableClose = input(false);
}
