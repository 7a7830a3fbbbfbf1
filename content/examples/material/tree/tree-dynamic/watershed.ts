import { Injectable, WritableSignal, signal } from '@angular/core';
import { BehaviorSubject, delay, of } from 'rxjs';

/** A river, with its branches once they have been fetched. */
export interface Branch {
  name: string;
  expandable: boolean;
  branches: BehaviorSubject<Branch[]>;
  loading: WritableSignal<boolean>;
}

const TRIBUTARIES: Record<string, string[]> = {
  Danube: ['Inn', 'Drava', 'Tisza'],
  Inn: ['Salzach', 'Alz'],
  Drava: ['Mur'],
  Rhine: ['Aare', 'Neckar', 'Main'],
  Main: ['Regnitz', 'Tauber'],
};

/** Stands for a service that asks a server for the tributaries of a river. */
@Injectable({ providedIn: 'root' })
export class Watershed {
  readonly rivers = ['Danube', 'Rhine'].map(toBranch);

  load(branch: Branch): void {
    if (branch.branches.value.length > 0 || branch.loading()) return;
    branch.loading.set(true);
    of(TRIBUTARIES[branch.name] ?? [])
      .pipe(delay(800))
      .subscribe((names) => {
        branch.loading.set(false);
        branch.branches.next(names.map(toBranch));
      });
  }
}

function toBranch(name: string): Branch {
  return {
    name,
    expandable: name in TRIBUTARIES,
    branches: new BehaviorSubject<Branch[]>([]),
    loading: signal(false),
  };
}
