import { Component } from '@angular/core';

@Component({ selector: 'app-city-field', template: '' })
export class CityField {}
