import type { TrackByFunction } from '@angular/core';

interface Station {
  id: string;
  name: string;
}

export declare class View {
  stations: Station[];
  byId: TrackByFunction<Station>;
}
