import {
  CdkConnectedOverlay,
  CdkOverlayOrigin,
  ConnectedOverlayPositionChange,
  ConnectedPosition,
} from '@angular/cdk/overlay';
import { Component, computed, signal } from '@angular/core';

type Side = 'above' | 'below' | 'before' | 'after';

const SIDES: Readonly<Record<Side, ConnectedPosition>> = {
  above: { originX: 'center', originY: 'top', overlayX: 'center', overlayY: 'bottom', offsetY: -8 },
  below: { originX: 'center', originY: 'bottom', overlayX: 'center', overlayY: 'top', offsetY: 8 },
  before: { originX: 'start', originY: 'center', overlayX: 'end', overlayY: 'center', offsetX: -8 },
  after: { originX: 'end', originY: 'center', overlayX: 'start', overlayY: 'center', offsetX: 8 },
};
const OPPOSITE: Readonly<Record<Side, Side>> = {
  above: 'below',
  below: 'above',
  before: 'after',
  after: 'before',
};

/**
 * @title Fallback positions
 * @summary Opens a panel on the chosen side, or on the first other side where it fits.
 */
@Component({
  selector: 'cdk-overlay-positions-example',
  imports: [CdkConnectedOverlay, CdkOverlayOrigin],
  templateUrl: './cdk-overlay-positions-example.html',
  styleUrl: './cdk-overlay-positions-example.css',
})
export class CdkOverlayPositionsExample {
  protected readonly sides: readonly Side[] = ['above', 'below', 'before', 'after'];
  protected readonly side = signal<Side>('above');
  protected readonly open = signal(false);
  protected readonly taken = signal('');

  /** The chosen side, the opposite side, then the others. The overlay uses the first one that fits. */
  protected readonly positions = computed<ConnectedPosition[]>(() => {
    const wanted = [this.side(), OPPOSITE[this.side()]];
    return [...new Set([...wanted, ...this.sides])].map((side) => SIDES[side]);
  });

  protected tell({ connectionPair: { overlayX, overlayY } }: ConnectedOverlayPositionChange): void {
    const side = this.sides.find(
      (name) => SIDES[name].overlayX === overlayX && SIDES[name].overlayY === overlayY,
    );
    this.taken.set(`The panel fits ${side}.`);
  }

  protected close(): void {
    this.open.set(false);
    this.taken.set('');
  }
}
