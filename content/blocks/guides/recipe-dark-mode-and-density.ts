import type { HarnessLoader } from '@angular/cdk/testing';
import { Component, Injectable, signal } from '@angular/core';

@Injectable({ providedIn: 'root' })
export class DisplayPreferences {
  readonly scheme = signal<'system' | 'light' | 'dark'>('system');
  readonly density = signal<'comfortable' | 'compact'>('comfortable');
}

@Component({ template: '' })
export class App {}

export declare const loader: HarnessLoader;
