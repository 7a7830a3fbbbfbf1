import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatSidenav, MatSidenavContainer, MatSidenavContent } from '@angular/material/sidenav';

/**
 * @title Sidenav harness test
 * @summary Finds sidenavs by position, and checks whether they're open, through harnesses.
 */
@Component({
  selector: 'sidenav-harness-example',
  imports: [MatButton, MatSidenav, MatSidenavContainer, MatSidenavContent],
  templateUrl: './sidenav-harness-example.html',
})
export class SidenavHarnessExample {}
