import { ConfigurableFocusTrapFactory, FocusTrapFactory } from '@angular/cdk/a11y';
import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatCheckbox } from '@angular/material/checkbox';
import { MatSidenav, MatSidenavContainer, MatSidenavContent } from '@angular/material/sidenav';

/** @title A focus trap that also brings back focus that was taken away */
@Component({
  selector: 'sidenav-configurable-focus-trap-example',
  imports: [MatButton, MatCheckbox, MatSidenav, MatSidenavContainer, MatSidenavContent],
  // The usual trap turns Tab around at both ends. This one watches where focus goes as well.
  providers: [{ provide: FocusTrapFactory, useClass: ConfigurableFocusTrapFactory }],
  templateUrl: './sidenav-configurable-focus-trap-example.html',
  styleUrl: './sidenav-configurable-focus-trap-example.css',
})
export class SidenavConfigurableFocusTrapExample {
  protected readonly layers = ['Contour lines', 'Springs', 'Old mills'];
}
