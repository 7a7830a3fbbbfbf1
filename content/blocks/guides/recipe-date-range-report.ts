import type { HarnessLoader } from '@angular/cdk/testing';

export interface Period {
  from: Date;
  to: Date;
}

export interface Report {
  unit: string;
}

export declare function isoDay(date: Date): string;

export declare const loader: HarnessLoader;
