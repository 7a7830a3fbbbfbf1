import { Component } from '@angular/core';

@Component({ selector: 'app-trip-dialog', template: '' })
export class TripDialog {}
