import { Component, signal } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatMenu, MatMenuItem, MatMenuTrigger } from '@angular/material/menu';

/**
 * @title Icons in menu items
 * @summary Shows an icon before the text of each item.
 */
@Component({
  selector: 'menu-icons-example',
  imports: [MatIcon, MatIconButton, MatMenu, MatMenuItem, MatMenuTrigger],
  templateUrl: './menu-icons-example.html',
  styleUrl: './menu-icons-example.css',
})
export class MenuIconsExample {
  protected readonly alerts = signal(true);
}
