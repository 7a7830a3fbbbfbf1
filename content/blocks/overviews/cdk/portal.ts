import type { CdkPortalOutletAttachedRef, Portal, PortalOutlet } from '@angular/cdk/portal';
import type {
  ElementRef,
  InjectionToken,
  Signal,
  TemplateRef,
  ViewContainerRef,
} from '@angular/core';

interface Trip {
  name: string;
}

export declare class View {
  portal: Portal<unknown>;
  remember(attached: CdkPortalOutletAttachedRef): void;
}

export declare const template: TemplateRef<{ $implicit: Trip }>;

export declare const viewContainerRef: ViewContainerRef;

export declare const trip: Trip;

export declare const outlet: PortalOutlet;

export declare const portal: Portal<unknown>;

export declare class TripDetails {}

export declare const TRIP: InjectionToken<Trip>;

export declare class Host {
  map: Signal<ElementRef<HTMLElement>>;
}
