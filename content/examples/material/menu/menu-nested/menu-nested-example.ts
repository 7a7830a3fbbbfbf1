import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatMenu, MatMenuItem, MatMenuTrigger } from '@angular/material/menu';

/**
 * @title Nested menus
 * @summary Opens submenus from menu items, two levels deep.
 */
@Component({
  selector: 'menu-nested-example',
  imports: [MatButton, MatMenu, MatMenuItem, MatMenuTrigger],
  templateUrl: './menu-nested-example.html',
})
export class MenuNestedExample {
  protected readonly wine = signal('no wine');
}
