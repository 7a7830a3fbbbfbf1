import { Component } from '@angular/core';
import type { CanDeactivateFn } from '@angular/router';

@Component({ template: '' })
export class SettingsPage {}

@Component({ template: '' })
export class TeamPage {}

export declare const unsavedChangesGuard: CanDeactivateFn<SettingsPage>;
