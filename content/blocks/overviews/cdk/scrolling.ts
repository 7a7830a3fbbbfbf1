import type { CdkVirtualScrollViewport } from '@angular/cdk/scrolling';
import type { Signal, TrackByFunction } from '@angular/core';

interface Station {
  id: string;
  name: string;
}

export declare class View {
  stations: Station[];
  byId: TrackByFunction<Station>;
  loadMore(end: number): void;
}

export declare class Host {
  viewport: Signal<CdkVirtualScrollViewport>;
}
