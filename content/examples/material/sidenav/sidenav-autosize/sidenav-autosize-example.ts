import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatDrawer, MatDrawerContainer, MatDrawerContent } from '@angular/material/sidenav';

/**
 * @title Autosize drawer container
 * @summary Moves the content when the drawer beside it becomes wider or narrower.
 */
@Component({
  selector: 'sidenav-autosize-example',
  imports: [MatButton, MatDrawer, MatDrawerContainer, MatDrawerContent],
  templateUrl: './sidenav-autosize-example.html',
  styleUrl: './sidenav-autosize-example.css',
})
export class SidenavAutosizeExample {
  protected readonly detailed = signal(false);
  protected readonly minerals = [
    { name: 'Agate', detail: 'banded, from Idar' },
    { name: 'Beryl', detail: 'sea green, from Minas' },
    { name: 'Citrine', detail: 'yellow, from Salamanca' },
  ];
}
