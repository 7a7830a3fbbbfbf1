import { ConfigurableFocusTrapFactory, FocusTrapFactory } from '@angular/cdk/a11y';
import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatCheckbox } from '@angular/material/checkbox';
import { MatSidenav, MatSidenavContainer, MatSidenavContent } from '@angular/material/sidenav';

/**
 * @title Focus trap in a sidenav
 * @summary Provides a focus trap that also brings back focus that moves outside.
 */
@Component({
  selector: 'sidenav-configurable-focus-trap-example',
  imports: [MatButton, MatCheckbox, MatSidenav, MatSidenavContainer, MatSidenavContent],
  // The default trap wraps Tab at both ends. This one also brings back focus that moves outside.
  providers: [{ provide: FocusTrapFactory, useClass: ConfigurableFocusTrapFactory }],
  templateUrl: './sidenav-configurable-focus-trap-example.html',
  styleUrl: './sidenav-configurable-focus-trap-example.css',
})
export class SidenavConfigurableFocusTrapExample {
  protected readonly layers = ['Contour lines', 'Springs', 'Old mills'];
}
