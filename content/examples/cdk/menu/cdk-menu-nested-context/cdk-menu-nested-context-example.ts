import { CdkContextMenuTrigger, CdkMenu, CdkMenuItem } from '@angular/cdk/menu';
import { Component, signal } from '@angular/core';

/**
 * @title Nested context menus
 * @summary The inner element has its own context menu, which a checkbox disables.
 */
@Component({
  selector: 'cdk-menu-nested-context-example',
  imports: [CdkContextMenuTrigger, CdkMenu, CdkMenuItem],
  templateUrl: './cdk-menu-nested-context-example.html',
  styleUrl: './cdk-menu-nested-context-example.css',
})
export class CdkMenuNestedContextExample {
  protected readonly log = signal('nothing done yet');
  protected readonly locked = signal(false);
}
