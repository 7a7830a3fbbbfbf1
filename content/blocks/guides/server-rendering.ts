import type { Signal } from '@angular/core';
import { Component } from '@angular/core';

@Component({ selector: 'app-departures', template: '' })
export class DepartureTable {}

export declare class View {
  names: Signal<string[]>;
}
