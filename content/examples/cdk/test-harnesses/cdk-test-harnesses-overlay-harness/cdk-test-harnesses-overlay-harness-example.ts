import { CdkMenu, CdkMenuItem, CdkMenuTrigger } from '@angular/cdk/menu';
import { Component, signal } from '@angular/core';

/**
 * @title Overlay harness
 * @summary Tests a menu that opens outside the component.
 */
@Component({
  selector: 'cdk-test-harnesses-overlay-harness-example',
  imports: [CdkMenu, CdkMenuItem, CdkMenuTrigger],
  templateUrl: './cdk-test-harnesses-overlay-harness-example.html',
})
export class CdkTestHarnessesOverlayHarnessExample {
  protected readonly order = signal('none');
}
