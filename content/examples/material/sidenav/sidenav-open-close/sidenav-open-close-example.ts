import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatCheckbox } from '@angular/material/checkbox';
import { MatSidenav, MatSidenavContainer, MatSidenavContent } from '@angular/material/sidenav';

/**
 * @title Open and close events
 * @summary Binds the open state to a signal, and lists the last four events.
 */
@Component({
  selector: 'sidenav-open-close-example',
  imports: [MatButton, MatCheckbox, MatSidenav, MatSidenavContainer, MatSidenavContent],
  templateUrl: './sidenav-open-close-example.html',
  styleUrl: './sidenav-open-close-example.css',
})
export class SidenavOpenCloseExample {
  protected readonly open = signal(false);
  protected readonly events = signal<readonly string[]>([]);

  protected note(event: string): void {
    this.events.update((events) => [...events, event].slice(-4));
  }
}
