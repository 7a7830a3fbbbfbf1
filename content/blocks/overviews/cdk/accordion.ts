import { Component } from '@angular/core';

export declare class View {
  detailsOpen: boolean;
  load(): void;
}

@Component({ selector: 'app-map', template: '' })
export class RouteMap {}
