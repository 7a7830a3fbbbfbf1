import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatDrawer, MatDrawerContainer, MatDrawerContent } from '@angular/material/sidenav';

/**
 * @title Drawer in a section of the page
 * @summary Opens and closes a drawer inside one box of the page.
 */
@Component({
  selector: 'sidenav-drawer-overview-example',
  imports: [MatButton, MatDrawer, MatDrawerContainer, MatDrawerContent],
  templateUrl: './sidenav-drawer-overview-example.html',
  styleUrl: './sidenav-drawer-overview-example.css',
})
export class SidenavDrawerOverviewExample {
  protected readonly colors = ['Vermilion', 'Ocher', 'Smalt'];
}
