import { computed, DestroyRef, inject, Injectable, signal } from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
import { delay, of } from 'rxjs';

export interface River {
  readonly name: string;
  readonly hasBranches: boolean;
}

const TRIBUTARIES: Record<string, string[]> = {
  Danube: ['Inn', 'Drava', 'Tisza'],
  Inn: ['Salzach', 'Alz'],
  Drava: ['Mur'],
  Rhine: ['Aare', 'Neckar', 'Main'],
  Main: ['Regnitz', 'Tauber'],
};

/** Simulates a service that loads the tributaries of a river from a server. */
@Injectable()
export class Watershed {
  private readonly destroyRef = inject(DestroyRef);

  /** The loaded tributaries by river. Rivers that reach the sea have the key `null`. */
  private readonly branches = signal<ReadonlyMap<River | null, readonly River[]>>(
    new Map([[null, ['Danube', 'Rhine'].map(toRiver)]]),
  );
  private readonly pending = signal<ReadonlySet<River>>(new Set());

  readonly loading = this.pending.asReadonly();

  /** A new array each time tributaries are loaded, so that the tree updates. */
  readonly rivers = computed(() => this.branchesOf(null));

  branchesOf(river: River | null): River[] {
    return [...(this.branches().get(river) ?? [])];
  }

  load(river: River): void {
    if (this.branches().has(river) || this.pending().has(river)) return;
    this.pending.update((rivers) => new Set(rivers).add(river));
    of(TRIBUTARIES[river.name] ?? [])
      .pipe(delay(800), takeUntilDestroyed(this.destroyRef))
      .subscribe((names) => {
        this.branches.update((branches) => new Map(branches).set(river, names.map(toRiver)));
        this.pending.update((rivers) => new Set([...rivers].filter((other) => other !== river)));
      });
  }
}

function toRiver(name: string): River {
  return { name, hasBranches: name in TRIBUTARIES };
}
