import { CdkDrag, CdkDragDrop, CdkDropList, CdkDropListGroup } from '@angular/cdk/drag-drop';
import { afterNextRender, Component, ElementRef, inject, Injector, signal } from '@angular/core';

type Place = 'Table' | 'Glass bin' | 'Paper bin';

interface Thing {
  name: string;
  material: 'glass' | 'paper';
  place: Place;
}

/**
 * @title Lists that accept certain items
 * @summary Each bin accepts only items of its own material.
 */
@Component({
  selector: 'cdk-drag-drop-enter-predicate-example',
  imports: [CdkDrag, CdkDropList, CdkDropListGroup],
  templateUrl: './cdk-drag-drop-enter-predicate-example.html',
  styleUrl: './cdk-drag-drop-enter-predicate-example.css',
})
export class CdkDragDropEnterPredicateExample {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  private readonly injector = inject(Injector);
  protected readonly places: readonly Place[] = ['Table', 'Glass bin', 'Paper bin'];
  protected readonly said = signal('');
  protected readonly things = signal<readonly Thing[]>([
    { name: 'Jam jar', material: 'glass', place: 'Table' },
    { name: 'Envelope', material: 'paper', place: 'Table' },
    { name: 'Bottle', material: 'glass', place: 'Table' },
  ]);

  /** A field, so that the binding gets the same function in every check. */
  protected readonly mayEnter = ({ data: thing }: CdkDrag<Thing>, list: CdkDropList<Place>) =>
    this.takes(list.data, thing);

  protected takes(place: Place, { material }: Thing): boolean {
    return place === 'Table' || place.toLowerCase().startsWith(material);
  }

  protected thingsOn(place: Place): readonly Thing[] {
    return this.things().filter((thing) => thing.place === place);
  }

  protected drop({ item, container }: CdkDragDrop<Place, Place, Thing>): void {
    this.put(item.data, container.data);
  }

  /** Moves a thing without dragging, by the same rule, and keeps focus on it. */
  protected send(thing: Thing, place: Place): void {
    if (!this.takes(place, thing)) {
      this.said.set(`${thing.name} doesn't go in the ${place.toLowerCase()}.`);
      return;
    }
    this.put(thing, place);
    const refocus = () =>
      this.host.querySelector<HTMLElement>(`[data-thing="${thing.name}"] button`)?.focus();
    afterNextRender(refocus, { injector: this.injector });
  }

  private put(moved: Thing, place: Place): void {
    this.things.update((things) =>
      things.map((thing) => (thing.name === moved.name ? { ...thing, place } : thing)),
    );
    this.said.set(`${moved.name}: ${place}.`);
  }
}
