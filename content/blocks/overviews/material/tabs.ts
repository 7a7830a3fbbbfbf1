import type { Signal } from '@angular/core';
import { Component } from '@angular/core';

export declare class View {
  index: number;
  links: { path: string; label: string }[];
  unsaved: Signal<boolean>;
  report(label: string): void;
}

@Component({ selector: 'app-timetable', template: '' })
export class Timetable {}
