import { Injectable, signal } from '@angular/core';
import { delay, of } from 'rxjs';

export interface River {
  name: string;
  hasBranches: boolean;
  /** Missing until they have been fetched. */
  branches?: River[];
}

const TRIBUTARIES: Record<string, string[]> = {
  Danube: ['Inn', 'Drava', 'Tisza'],
  Inn: ['Salzach', 'Alz'],
  Drava: ['Mur'],
  Rhine: ['Aare', 'Neckar', 'Main'],
  Main: ['Regnitz', 'Tauber'],
};

/** Stands for a service that asks a server for the tributaries of a river. */
@Injectable()
export class Watershed {
  readonly rivers = signal(['Danube', 'Rhine'].map(toRiver));
  readonly loading = signal<ReadonlySet<River>>(new Set());

  load(river: River): void {
    if (river.branches || this.loading().has(river)) return;
    this.loading.update((rivers) => new Set(rivers).add(river));
    of(TRIBUTARIES[river.name] ?? [])
      .pipe(delay(800))
      .subscribe((names) => {
        river.branches = names.map(toRiver);
        this.loading.update((rivers) => new Set([...rivers].filter((other) => other !== river)));
        // The tree reads its nodes again when it gets another array.
        this.rivers.update((rivers) => [...rivers]);
      });
  }
}

function toRiver(name: string): River {
  return { name, hasBranches: name in TRIBUTARIES };
}
