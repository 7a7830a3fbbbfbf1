import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatToolbar } from '@angular/material/toolbar';

interface Page {
  name: string;
  text: string;
}

/**
 * @title Navigation links in a toolbar
 * @summary Puts the links of the main navigation into a toolbar and marks the current page.
 */
@Component({
  selector: 'toolbar-navbar-example',
  imports: [MatButton, MatToolbar],
  templateUrl: './toolbar-navbar-example.html',
  styleUrl: './toolbar-navbar-example.css',
})
export class ToolbarNavbarExample {
  protected readonly pages: Page[] = [
    { name: 'Sky', text: 'Clear until midnight, then haze from the south.' },
    { name: 'Dome', text: 'Open from nine. Bring something warm.' },
    { name: 'Visit', text: 'The last bus leaves at half past eleven.' },
  ];
  protected readonly current = signal(this.pages[0]);

  protected open(event: Event, page: Page): void {
    // In an application, use routerLink instead.
    event.preventDefault();
    this.current.set(page);
  }
}
