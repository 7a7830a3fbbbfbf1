import type { HarnessLoader } from '@angular/cdk/testing';
import type {
  RepairPage,
  RepairQuery,
} from '../../examples/material/table/table-server-data/repair-service';

export type { RepairPage, RepairQuery };

export declare const loader: HarnessLoader;
