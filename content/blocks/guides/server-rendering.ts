import { Component } from '@angular/core';

@Component({ selector: 'app-departures', template: '' })
export class DepartureTable {}
