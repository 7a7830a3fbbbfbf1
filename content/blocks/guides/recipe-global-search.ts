import type { ComponentFixture } from '@angular/core/testing';

export interface Found {
  title: string;
}

export declare const fixture: ComponentFixture<unknown>;
