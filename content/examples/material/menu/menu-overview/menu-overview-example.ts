import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatMenu, MatMenuItem, MatMenuTrigger } from '@angular/material/menu';

/**
 * @title Menu that opens from a button
 * @summary Opens a list of actions below a button, and reports the chosen one.
 */
@Component({
  selector: 'menu-overview-example',
  imports: [MatButton, MatMenu, MatMenuItem, MatMenuTrigger],
  templateUrl: './menu-overview-example.html',
})
export class MenuOverviewExample {
  protected readonly status = signal('Nothing done yet.');
}
