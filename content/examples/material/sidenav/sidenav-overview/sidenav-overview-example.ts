import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatSidenav, MatSidenavContainer, MatSidenavContent } from '@angular/material/sidenav';

/** @title Sidenav that a button opens and closes */
@Component({
  selector: 'sidenav-overview-example',
  imports: [MatButton, MatSidenav, MatSidenavContainer, MatSidenavContent],
  templateUrl: './sidenav-overview-example.html',
  styleUrl: './sidenav-overview-example.css',
})
export class SidenavOverviewExample {
  protected readonly chapters = ['Waders', 'Gulls and terns', 'Ducks', 'Birds of prey'];
}
