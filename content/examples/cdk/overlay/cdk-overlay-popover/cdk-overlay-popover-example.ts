import { CdkConnectedOverlay, CdkOverlayOrigin } from '@angular/cdk/overlay';
import { Component, signal } from '@angular/core';

/**
 * @title Native popover
 * @summary Renders a panel as a native popover right after its button in the document.
 */
@Component({
  selector: 'cdk-overlay-popover-example',
  imports: [CdkConnectedOverlay, CdkOverlayOrigin],
  templateUrl: './cdk-overlay-popover-example.html',
  styleUrl: './cdk-overlay-popover-example.css',
})
export class CdkOverlayPopoverExample {
  protected readonly open = signal(false);
}
