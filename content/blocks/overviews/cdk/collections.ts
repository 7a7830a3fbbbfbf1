import type { SelectionModel, UniqueSelectionDispatcher } from '@angular/cdk/collections';
import type { Observable } from 'rxjs';

export interface Trip {
  id: string;
}

export declare class Host {
  id: string;
  name: string;
  checked: boolean;
}

export declare const selection: SelectionModel<Trip>;

export declare const trips: Trip[];

export declare const dispatcher: UniqueSelectionDispatcher;

export declare function loadTrips(
  start: number,
  end: number,
): Observable<{ start: number; page: Trip[] }>;
