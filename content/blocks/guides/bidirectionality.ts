import { Component, type Signal } from '@angular/core';

export declare class View {
  author: Signal<string>;
  time: Signal<string>;
}

@Component({ selector: 'app-rename-dialog', template: '' })
export class RenameDialog {}
