import {
  CdkTree,
  CdkTreeNode,
  CdkTreeNodeDef,
  CdkTreeNodePadding,
  CdkTreeNodeToggle,
} from '@angular/cdk/tree';
import { Component, computed, signal } from '@angular/core';

interface Heading {
  text: string;
  level: number;
}

const MANUAL: readonly Heading[] = [
  { text: 'Before the flight', level: 0 },
  { text: 'Balloon', level: 1 },
  { text: 'Seams', level: 2 },
  { text: 'Valve', level: 2 },
  { text: 'Basket', level: 1 },
  { text: 'In the air', level: 0 },
  { text: 'Ballast', level: 1 },
  { text: 'Landing', level: 0 },
];

/**
 * @title Flat tree from levels
 * @summary Renders a flat list of records that have a level, and removes those in closed branches.
 */
@Component({
  selector: 'cdk-tree-flat-level-accessor-example',
  imports: [CdkTree, CdkTreeNode, CdkTreeNodeDef, CdkTreeNodePadding, CdkTreeNodeToggle],
  templateUrl: './cdk-tree-flat-level-accessor-example.html',
  styleUrl: './cdk-tree-flat-level-accessor-example.css',
})
export class CdkTreeFlatLevelAccessorExample {
  private readonly open = signal<ReadonlySet<Heading>>(new Set([MANUAL[0]]));
  // The tree renders every record, so remove those in closed branches.
  protected readonly shown = computed(() => {
    let closed = Infinity;
    return MANUAL.filter((heading) => {
      if (heading.level > closed) return false;
      closed = this.open().has(heading) ? Infinity : heading.level;
      return true;
    });
  });
  protected readonly levelOf = (heading: Heading): number => heading.level;
  protected readonly hasParts = (_: number, heading: Heading): boolean =>
    (MANUAL[MANUAL.indexOf(heading) + 1]?.level ?? 0) > heading.level;

  protected isOpen(heading: Heading): boolean {
    return this.open().has(heading);
  }

  protected setOpen(heading: Heading, isOpen: boolean): void {
    const open = new Set(this.open());
    if (isOpen) open.add(heading);
    else open.delete(heading);
    this.open.set(open);
  }
}
