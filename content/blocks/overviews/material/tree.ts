import type { Signal, WritableSignal } from '@angular/core';
import type { MatTree } from '@angular/material/tree';

export interface Place {
  id: string;
  name: string;
  stops?: Place[];
}

export declare class View {
  tree: MatTree<Place>;
  lines: Signal<Place[]>;
  stopsOf: (place: Place) => Place[];
  idOf: (place: Place) => string;
  selected: Signal<ReadonlySet<Place>>;
  hasStops: (index: number, place: Place) => boolean;
  load(place: Place, isOpen: boolean): void;
  show(place: Place): void;
  select(place: Place): void;
}

export declare class Host {
  lines: WritableSignal<Place[]>;
}
