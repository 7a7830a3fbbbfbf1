import type { Direction } from '@angular/cdk/bidi';
import { Component, type Signal } from '@angular/core';

export declare class View {
  direction: Signal<Direction>;
  author: Signal<string>;
  time: Signal<string>;
}

@Component({ selector: 'app-rename-dialog', template: '' })
export class RenameDialog {}

export declare class Host {
  previous(): void;
}
