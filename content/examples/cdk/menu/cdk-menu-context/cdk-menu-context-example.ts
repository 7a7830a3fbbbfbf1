import { CdkContextMenuTrigger, CdkMenu, CdkMenuItem } from '@angular/cdk/menu';
import { Component, signal } from '@angular/core';

/**
 * @title Context menu
 * @summary A right-click on a square opens a menu at the pointer.
 */
@Component({
  selector: 'cdk-menu-context-example',
  imports: [CdkContextMenuTrigger, CdkMenu, CdkMenuItem],
  templateUrl: './cdk-menu-context-example.html',
  styleUrl: './cdk-menu-context-example.css',
})
export class CdkMenuContextExample {
  protected readonly finds = ['Potsherd', 'Bone', 'Post hole'];
  protected readonly find = signal('nothing found yet');
}
