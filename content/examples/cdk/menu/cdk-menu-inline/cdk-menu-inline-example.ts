import { CdkMenu, CdkMenuItem } from '@angular/cdk/menu';
import { Component, signal } from '@angular/core';

/**
 * @title Inline menu
 * @summary A menu without a trigger is always visible.
 */
@Component({
  selector: 'cdk-menu-inline-example',
  imports: [CdkMenu, CdkMenuItem],
  templateUrl: './cdk-menu-inline-example.html',
  styleUrl: './cdk-menu-inline-example.css',
})
export class CdkMenuInlineExample {
  protected readonly signals = ['Ahead', 'Stop', 'Astern'];
  protected readonly engine = signal('Stop');
}
