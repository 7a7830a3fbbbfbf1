import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatRadioButton, MatRadioGroup } from '@angular/material/radio';
import {
  MatDrawerMode,
  MatSidenav,
  MatSidenavContainer,
  MatSidenavContent,
} from '@angular/material/sidenav';

/**
 * @title Sidenav modes: over, push and side
 * @summary Opens a sidenav over the content, pushes the content aside, or sits beside it.
 */
@Component({
  selector: 'sidenav-mode-example',
  imports: [
    MatButton,
    MatRadioButton,
    MatRadioGroup,
    MatSidenav,
    MatSidenavContainer,
    MatSidenavContent,
  ],
  templateUrl: './sidenav-mode-example.html',
  styleUrl: './sidenav-mode-example.css',
})
export class SidenavModeExample {
  protected readonly mode = signal<MatDrawerMode>('over');
}
