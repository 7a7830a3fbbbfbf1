import { CdkContextMenuTrigger, CdkMenu, CdkMenuItem } from '@angular/cdk/menu';
import { Component, signal } from '@angular/core';

/** @title Context menus inside one another */
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
