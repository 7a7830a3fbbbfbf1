import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatMenu, MatMenuItem, MatMenuTrigger } from '@angular/material/menu';

/** @title Harness test of a menu */
@Component({
  selector: 'menu-harness-example',
  imports: [MatButton, MatMenu, MatMenuItem, MatMenuTrigger],
  templateUrl: './menu-harness-example.html',
})
export class MenuHarnessExample {
  protected readonly photo = signal('Album: none');
  protected readonly albums = ['Garden', 'Harbor'];
}
