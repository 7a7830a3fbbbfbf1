import type { HarnessLoader } from '@angular/cdk/testing';

export interface RepairQuery {
  filter: string;
  sort: string;
  order: string;
  pageIndex: number;
  pageSize: number;
}

export interface RepairPage {
  repairs: { ticket: number }[];
  total: number;
}

export declare const loader: HarnessLoader;
