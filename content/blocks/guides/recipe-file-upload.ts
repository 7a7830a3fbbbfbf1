import type { HarnessLoader } from '@angular/cdk/testing';
import type { ComponentFixture } from '@angular/core/testing';

export declare const loader: HarnessLoader;

export declare const fixture: ComponentFixture<unknown>;
