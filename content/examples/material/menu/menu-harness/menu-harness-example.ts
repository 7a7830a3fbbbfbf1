import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatMenu, MatMenuItem, MatMenuTrigger } from '@angular/material/menu';

/**
 * @title Menu harness test
 * @summary Opens a menu, reads its items and clicks one in a submenu through a harness.
 */
@Component({
  selector: 'menu-harness-example',
  imports: [MatButton, MatMenu, MatMenuItem, MatMenuTrigger],
  templateUrl: './menu-harness-example.html',
})
export class MenuHarnessExample {
  protected readonly photo = signal('Album: none');
  protected readonly albums = ['Garden', 'Harbor'];
}
