import type { HarnessLoader } from '@angular/cdk/testing';

export interface Order {
  payment: { card: string };
}

export type Receipt = { kind: 'placed'; number: string } | { kind: 'declined' };

export declare const loader: HarnessLoader;
