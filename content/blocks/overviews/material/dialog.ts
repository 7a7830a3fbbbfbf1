import { Component, type Injector, input, output, type Signal } from '@angular/core';
import type { MatDialog } from '@angular/material/dialog';

export declare class View {
  save(): void;
}

export declare class Host {
  dialog: MatDialog;
  injector: Injector;
  matches: Signal<number>;
  find(text: string): void;
}

@Component({ selector: 'app-profile-dialog', template: '' })
export class ProfileDialog {}

@Component({ selector: 'app-settings-dialog', template: '' })
export class SettingsDialog {}

@Component({ selector: 'app-filter-dialog', template: '' })
export class FilterDialog {
  readonly count = input(0);
  readonly search = output<string>();
}
