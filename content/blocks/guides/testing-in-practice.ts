import type { HarnessLoader } from '@angular/cdk/testing';
import type { MatButtonHarness } from '@angular/material/button/testing';

export declare const sent: { name: string }[];

export declare const documentLoader: HarnessLoader;

export declare const send: MatButtonHarness;
