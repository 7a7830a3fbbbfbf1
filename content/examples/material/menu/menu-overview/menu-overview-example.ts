import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatMenu, MatMenuItem, MatMenuTrigger } from '@angular/material/menu';

/** @title Button that opens a menu of actions for a score */
@Component({
  selector: 'menu-overview-example',
  imports: [MatButton, MatMenu, MatMenuItem, MatMenuTrigger],
  templateUrl: './menu-overview-example.html',
})
export class MenuOverviewExample {
  protected readonly status = signal('Nothing done yet.');
}
