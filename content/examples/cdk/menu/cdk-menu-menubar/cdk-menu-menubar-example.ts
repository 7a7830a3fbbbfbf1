import {
  CdkMenu,
  CdkMenuBar,
  CdkMenuItem,
  CdkMenuItemCheckbox,
  CdkMenuTrigger,
} from '@angular/cdk/menu';
import { Component, signal } from '@angular/core';

/**
 * @title Menu bar
 * @summary A row of triggers opens menus, one of which has a submenu.
 */
@Component({
  selector: 'cdk-menu-menubar-example',
  imports: [CdkMenu, CdkMenuBar, CdkMenuItem, CdkMenuItemCheckbox, CdkMenuTrigger],
  templateUrl: './cdk-menu-menubar-example.html',
  styleUrl: './cdk-menu-menubar-example.css',
})
export class CdkMenuMenubarExample {
  protected readonly grain = signal(true);
  protected readonly status = signal('Negative loaded');
}
