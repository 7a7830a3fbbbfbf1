import { CdkTrapFocus } from '@angular/cdk/a11y';
import {
  CdkConnectedOverlay,
  CdkOverlayOrigin,
  STANDARD_DROPDOWN_ADJACENT_POSITIONS,
} from '@angular/cdk/overlay';
import { Component, signal } from '@angular/core';

/** @title Panel that opens from a panel */
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

  /** The inner panel hangs on the outer one, so both close. */
  protected closeVoyage(): void {
    this.cabin.set(false);
    this.voyage.set(false);
  }
}
