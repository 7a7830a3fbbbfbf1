import { Component, type Signal } from '@angular/core';

export declare class View {
  wide: Signal<boolean>;
  paid: Signal<boolean>;
  save(step: number): void;
}

@Component({ selector: 'app-seat-map', template: '' })
export class SeatMap {}
