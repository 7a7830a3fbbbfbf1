import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatSidenav, MatSidenavContainer, MatSidenavContent } from '@angular/material/sidenav';

/**
 * @title Sidenavs at the start and at the end
 * @summary Opens one sidenav on each side of the content.
 */
@Component({
  selector: 'sidenav-position-example',
  imports: [MatButton, MatSidenav, MatSidenavContainer, MatSidenavContent],
  templateUrl: './sidenav-position-example.html',
  styleUrl: './sidenav-position-example.css',
})
export class SidenavPositionExample {}
