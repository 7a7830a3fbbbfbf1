import type { HarnessLoader } from '@angular/cdk/testing';
import { Component } from '@angular/core';

export declare const loader: HarnessLoader;

@Component({ selector: 'today-page', template: '' })
export class TodayPage {}

@Component({ selector: 'berths-page', template: '' })
export class BerthsPage {}
