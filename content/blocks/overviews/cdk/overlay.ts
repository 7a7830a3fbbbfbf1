import type {
  CdkOverlayOrigin,
  ConnectedPosition,
  FlexibleConnectedPositionStrategy,
} from '@angular/cdk/overlay';
import type { Signal } from '@angular/core';

export declare class View {
  trigger: CdkOverlayOrigin;
  open: Signal<boolean>;
  positions: ConnectedPosition[];
}

export declare const event: MouseEvent;

export declare const strategy: FlexibleConnectedPositionStrategy;

export declare class SeatDetails {}

export declare const seat: Signal<string>;
