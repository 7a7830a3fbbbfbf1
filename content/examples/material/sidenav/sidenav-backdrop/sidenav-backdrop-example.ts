import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatSidenav, MatSidenavContainer, MatSidenavContent } from '@angular/material/sidenav';
import { MatSlideToggle } from '@angular/material/slide-toggle';

/**
 * @title Backdrop over the content
 * @summary Shows a backdrop that closes the sidenav when it's clicked, or none.
 */
@Component({
  selector: 'sidenav-backdrop-example',
  imports: [MatButton, MatSidenav, MatSidenavContainer, MatSidenavContent, MatSlideToggle],
  templateUrl: './sidenav-backdrop-example.html',
  styleUrl: './sidenav-backdrop-example.css',
})
export class SidenavBackdropExample {
  protected readonly backdrop = signal(true);
}
