import { Component } from '@angular/core';

export declare class View {
  save(): void;
}

@Component({ selector: 'app-profile-dialog', template: '' })
export class ProfileDialog {}

@Component({ selector: 'app-settings-dialog', template: '' })
export class SettingsDialog {}
