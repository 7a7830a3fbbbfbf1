import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatSidenav, MatSidenavContainer, MatSidenavContent } from '@angular/material/sidenav';

/**
 * @title Sidenav that only its own button closes
 * @summary Ignores Escape and clicks on the backdrop until the user presses a button.
 */
@Component({
  selector: 'sidenav-disable-close-example',
  imports: [MatButton, MatSidenav, MatSidenavContainer, MatSidenavContent],
  templateUrl: './sidenav-disable-close-example.html',
  styleUrl: './sidenav-disable-close-example.css',
})
export class SidenavDisableCloseExample {}
