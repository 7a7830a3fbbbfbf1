import type { Direction, Directionality } from '@angular/cdk/bidi';
import type { CdkScrollable } from '@angular/cdk/scrolling';
import { Component, type Signal } from '@angular/core';

@Component({ selector: 'app-trip-dialog', template: '' })
export class TripDialog {}

@Component({ selector: 'app-map', template: '' })
export class RouteMap {}

export declare class View {
  direction: Signal<Direction>;
}

export declare class Host {
  direction: Directionality;
  next(): void;
}

export declare const scrollable: CdkScrollable;
