import type {
  CdkOverlayOrigin,
  ConnectedPosition,
  FlexibleConnectedPositionStrategy,
} from '@angular/cdk/overlay';
import type { Signal, WritableSignal } from '@angular/core';

export declare class View {
  trigger: CdkOverlayOrigin;
  open: WritableSignal<boolean>;
  positions: ConnectedPosition[];
}

export declare const event: MouseEvent;

export declare const strategy: FlexibleConnectedPositionStrategy;

export declare class SeatDetails {}

export declare const seat: Signal<string>;
