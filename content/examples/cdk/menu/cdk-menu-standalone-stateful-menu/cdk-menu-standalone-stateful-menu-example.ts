import {
  CdkMenu,
  CdkMenuGroup,
  CdkMenuItemCheckbox,
  CdkMenuItemRadio,
  CdkMenuTrigger,
} from '@angular/cdk/menu';
import { Component, signal } from '@angular/core';

/**
 * @title Checkbox and radio items
 * @summary Checked items stay checked when the menu is closed and opened again.
 */
@Component({
  selector: 'cdk-menu-standalone-stateful-menu-example',
  imports: [CdkMenu, CdkMenuGroup, CdkMenuItemCheckbox, CdkMenuItemRadio, CdkMenuTrigger],
  templateUrl: './cdk-menu-standalone-stateful-menu-example.html',
  styleUrl: './cdk-menu-standalone-stateful-menu-example.css',
})
export class CdkMenuStandaloneStatefulMenuExample {
  // A closed menu is destroyed, so the component keeps the state.
  protected readonly layers = ['Contours', 'Footpaths', 'Springs'];
  protected readonly shown = signal<readonly string[]>(['Contours']);
  protected readonly scales = ['1 : 25 000', '1 : 50 000'];
  protected readonly scale = signal('1 : 50 000');

  protected toggle(layer: string): void {
    this.shown.update((shown) =>
      shown.includes(layer) ? shown.filter((name) => name !== layer) : [...shown, layer],
    );
  }
}
