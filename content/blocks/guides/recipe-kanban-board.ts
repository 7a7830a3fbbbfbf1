import type { ComponentFixture } from '@angular/core/testing';

export declare const fixture: ComponentFixture<unknown>;
export declare const element: HTMLElement;
