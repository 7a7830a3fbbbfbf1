import { DestroyRef, inject, Injectable, signal } from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
import { timer } from 'rxjs';

export interface Holding {
  readonly id: string;
  readonly name: string;
  /** Whether it can contain other holdings. */
  readonly isPlace: boolean;
  /** Undefined until they have been fetched. */
  readonly parts?: Holding[];
}

const INSIDE: Readonly<Record<string, Holding[]>> = {
  north: [place('n1', 'Cabinet 1'), place('n2', 'Cabinet 2')],
  south: [place('s1', 'Rack 1')],
  n1: [piece('lute', 'Lute, 1620'), piece('shawm', 'Shawm, undated')],
  n2: [piece('serpent', 'Serpent, 1790')],
  s1: [piece('harp', 'Harp, 1811'), piece('drum', 'Kettle drum, 1740')],
};

/** The collection of a museum. The contents of a place are fetched when it opens. */
@Injectable()
export class Depot {
  private readonly destroyRef = inject(DestroyRef);
  private readonly state = signal<Holding[]>([
    place('north', 'North room'),
    place('south', 'South room'),
  ]);
  private readonly pending = signal<ReadonlySet<string>>(new Set());
  readonly holdings = this.state.asReadonly();
  readonly loading = this.pending.asReadonly();

  load({ id, parts }: Holding): void {
    if (parts || this.pending().has(id)) return;
    this.pending.update((ids) => new Set([...ids, id]));
    // A timer simulates a request to a server.
    timer(500)
      .pipe(takeUntilDestroyed(this.destroyRef))
      .subscribe(() => {
        this.pending.update((ids) => new Set([...ids].filter((other) => other !== id)));
        this.state.update((holdings) => withParts(holdings, id, INSIDE[id]));
      });
  }
}

/** Replaces the record of the place and all records above it; the others stay the same. */
function withParts(holdings: Holding[], id: string, parts: Holding[]): Holding[] {
  return holdings.map((holding) => {
    if (holding.id === id) return { ...holding, parts };
    return holding.parts ? { ...holding, parts: withParts(holding.parts, id, parts) } : holding;
  });
}

function place(id: string, name: string): Holding {
  return { id, name, isPlace: true };
}

function piece(id: string, name: string): Holding {
  return { id, name, isPlace: false };
}
