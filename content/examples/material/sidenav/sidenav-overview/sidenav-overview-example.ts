import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatSidenav, MatSidenavContainer, MatSidenavContent } from '@angular/material/sidenav';

/**
 * @title Sidenav with a toggle button
 * @summary Opens and closes a list of chapters beside the content with a button.
 */
@Component({
  selector: 'sidenav-overview-example',
  imports: [MatButton, MatSidenav, MatSidenavContainer, MatSidenavContent],
  templateUrl: './sidenav-overview-example.html',
  styleUrl: './sidenav-overview-example.css',
})
export class SidenavOverviewExample {
  protected readonly chapters = ['Waders', 'Gulls and terns', 'Ducks', 'Birds of prey'];
}
