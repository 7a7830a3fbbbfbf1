import { Component, type Signal, type TrackByFunction } from '@angular/core';

interface Departure {
  id: string;
}

export declare class View {
  departures: Signal<Departure[]>;
  byId: TrackByFunction<Departure>;
}

@Component({ selector: 'app-departures', template: '' })
export class DepartureTable {}

@Component({ selector: 'app-harbor', template: '' })
export class Harbor {}

@Component({ selector: 'app-reports', template: '' })
export class Reports {}
