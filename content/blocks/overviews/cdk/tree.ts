import type { CdkTree } from '@angular/cdk/tree';
import type { Signal } from '@angular/core';

export interface Region {
  name: string;
  parts?: Region[];
}

export declare class View {
  tree: CdkTree<Region>;
  regions: Region[];
  found: Signal<Region[]>;
  partsOf: (region: Region) => Region[];
  nameOf: (region: Region) => string;
  hasParts: (index: number, region: Region) => boolean;
  load(region: Region, isOpen: boolean): void;
  open(region: Region): void;
}

export declare class Host {
  regions: Region[];
}
