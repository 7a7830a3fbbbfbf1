import type { HttpClient } from '@angular/common/http';
import { Component, type Signal, type WritableSignal } from '@angular/core';
import type { Router } from '@angular/router';

@Component({ selector: 'app-departures', template: '' })
export class DepartureTable {}

export declare class View {
  total: Signal<number>;
  percent: Signal<number>;
  fraction: Signal<number>;
  done: WritableSignal<boolean>;
  router: Router;
}

export declare class Host {
  http: HttpClient;
  percent: WritableSignal<number>;
}
