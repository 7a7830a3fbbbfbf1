import { CdkTrapFocus } from '@angular/cdk/a11y';
import {
  CdkConnectedOverlay,
  CdkOverlayOrigin,
  STANDARD_DROPDOWN_ADJACENT_POSITIONS,
} from '@angular/cdk/overlay';
import { Component, signal } from '@angular/core';

/**
 * @title Nested panels
 * @summary Opens a panel from another panel; each press of Escape closes the innermost one.
 */
@Component({
  selector: 'cdk-overlay-nested-example',
  imports: [CdkConnectedOverlay, CdkOverlayOrigin, CdkTrapFocus],
  templateUrl: './cdk-overlay-nested-example.html',
  styleUrl: './cdk-overlay-nested-example.css',
})
export class CdkOverlayNestedExample {
  protected readonly beside = STANDARD_DROPDOWN_ADJACENT_POSITIONS;
  protected readonly voyage = signal(false);
  protected readonly cabin = signal(false);

  /** Closes both panels, because the inner one is attached to the outer one. */
  protected closeVoyage(): void {
    this.cabin.set(false);
    this.voyage.set(false);
  }
}
