import { Component } from '@angular/core';
import type { MatDialog } from '@angular/material/dialog';

export declare class View {
  save(): void;
}

export declare class Host {
  dialog: MatDialog;
}

@Component({ selector: 'app-profile-dialog', template: '' })
export class ProfileDialog {}

@Component({ selector: 'app-settings-dialog', template: '' })
export class SettingsDialog {}
