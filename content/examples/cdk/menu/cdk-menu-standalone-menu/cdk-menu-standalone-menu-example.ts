import { CdkMenu, CdkMenuItem, CdkMenuTrigger } from '@angular/cdk/menu';
import { Component, signal } from '@angular/core';

/**
 * @title Menu button
 * @summary A button opens a menu with several commands, one of which is disabled.
 */
@Component({
  selector: 'cdk-menu-standalone-menu-example',
  imports: [CdkMenu, CdkMenuItem, CdkMenuTrigger],
  templateUrl: './cdk-menu-standalone-menu-example.html',
  styleUrl: './cdk-menu-standalone-menu-example.css',
})
export class CdkMenuStandaloneMenuExample {
  protected readonly firings = ['Bisque, 1000 °C', 'Earthenware, 1080 °C', 'Stoneware, 1240 °C'];
  protected readonly firing = signal('none');
}
