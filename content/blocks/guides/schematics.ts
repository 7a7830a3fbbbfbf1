import { Component } from '@angular/core';

@Component({ selector: 'app-shell', template: '' })
export class ShellComponent {}

@Component({ selector: 'app-delivery', template: '' })
export class DeliveryComponent {}

@Component({ selector: 'app-orders', template: '' })
export class OrdersComponent {}

@Component({ selector: 'app-summary', template: '' })
export class SummaryComponent {}
