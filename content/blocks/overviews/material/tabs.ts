import { Component } from '@angular/core';

export declare class View {
  index: number;
  links: { path: string; label: string }[];
  report(label: string): void;
}

@Component({ selector: 'app-timetable', template: '' })
export class Timetable {}
