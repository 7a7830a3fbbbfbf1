import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatSidenav, MatSidenavContainer, MatSidenavContent } from '@angular/material/sidenav';

/** @title Sidenav that only its own button closes */
@Component({
  selector: 'sidenav-disable-close-example',
  imports: [MatButton, MatSidenav, MatSidenavContainer, MatSidenavContent],
  templateUrl: './sidenav-disable-close-example.html',
  styleUrl: './sidenav-disable-close-example.css',
})
export class SidenavDisableCloseExample {}
