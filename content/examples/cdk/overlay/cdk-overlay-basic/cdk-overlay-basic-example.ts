import { CdkTrapFocus } from '@angular/cdk/a11y';
import { CdkConnectedOverlay, CdkOverlayOrigin } from '@angular/cdk/overlay';
import { Component, signal } from '@angular/core';

/**
 * @title Connected panel
 * @summary Opens a panel beside the button that was clicked.
 */
@Component({
  selector: 'cdk-overlay-basic-example',
  imports: [CdkConnectedOverlay, CdkOverlayOrigin, CdkTrapFocus],
  templateUrl: './cdk-overlay-basic-example.html',
  styleUrl: './cdk-overlay-basic-example.css',
})
export class CdkOverlayBasicExample {
  protected readonly open = signal(false);
}
