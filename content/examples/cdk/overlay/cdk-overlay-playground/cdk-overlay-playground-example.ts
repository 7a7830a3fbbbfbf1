import { CdkConnectedOverlay, CdkOverlayOrigin } from '@angular/cdk/overlay';
import { Component, input, output, signal } from '@angular/core';

/** @title Overlay playground */
@Component({
  selector: 'cdk-overlay-playground-example',
  imports: [CdkConnectedOverlay, CdkOverlayOrigin],
  templateUrl: './cdk-overlay-playground-example.html',
  styleUrl: './cdk-overlay-playground-example.css',
})
export class CdkOverlayPlaygroundExample {
  /** Dims the page behind it. */
  readonly hasBackdrop = input(false);
  /** Keeps it open when Escape is pressed. */
  readonly disableClose = input(false);
  /** Makes it as wide as the button. */
  readonly matchWidth = input(false);
  /**
   * How far it stands from the button, in pixels.
   *
   * @min 0
   * @max 48
   */
  readonly offsetY = input(8);
  /** Moves it into the window where it would not fit. */
  readonly push = input(false);
  /** Keeps it on the side on which it has opened. */
  readonly lockPosition = input(false);

  readonly attach = output<void>();
  readonly detach = output<void>();

  protected readonly open = signal(false);
}
