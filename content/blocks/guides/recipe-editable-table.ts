import type { HarnessLoader } from '@angular/cdk/testing';

export declare const loader: HarnessLoader;
