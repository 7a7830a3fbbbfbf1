import { CdkConnectedOverlay, CdkOverlayOrigin } from '@angular/cdk/overlay';
import { Component, input, output, signal } from '@angular/core';

/**
 * @title Overlay playground
 * @summary Lets you try the backdrop, the width, the offset and the positioning of a connected panel.
 */
@Component({
  selector: 'cdk-overlay-playground-example',
  imports: [CdkConnectedOverlay, CdkOverlayOrigin],
  templateUrl: './cdk-overlay-playground-example.html',
  styleUrl: './cdk-overlay-playground-example.css',
})
export class CdkOverlayPlaygroundExample {
  /** Adds a backdrop that dims the page. */
  readonly hasBackdrop = input(false);
  /** Keeps the panel open when Escape is pressed. */
  readonly disableClose = input(false);
  /** Makes the panel as wide as the button. */
  readonly matchWidth = input(false);
  /**
   * Sets the distance between panel and button, in pixels.
   *
   * @min 0
   * @max 48
   */
  readonly offsetY = input(8);
  /** Moves the panel into the window if it doesn't fit. */
  readonly push = input(false);
  /** Keeps the panel on the side where it opened. */
  readonly lockPosition = input(false);

  readonly attach = output<void>();
  readonly detach = output<void>();

  protected readonly open = signal(false);
}
