import {
  CdkTree,
  CdkTreeNode,
  CdkTreeNodeDef,
  CdkTreeNodePadding,
  CdkTreeNodeToggle,
} from '@angular/cdk/tree';
import { Component, inject, signal } from '@angular/core';
import { Depot, Holding } from './depot';

/**
 * @title Lazy loading with selection
 * @summary Fetches the children of a node when it opens, and marks the chosen node.
 */
@Component({
  selector: 'cdk-tree-complex-example',
  imports: [CdkTree, CdkTreeNode, CdkTreeNodeDef, CdkTreeNodePadding, CdkTreeNodeToggle],
  providers: [Depot],
  templateUrl: './cdk-tree-complex-example.html',
  styleUrl: './cdk-tree-complex-example.css',
})
export class CdkTreeComplexExample {
  private readonly depot = inject(Depot);
  protected readonly holdings = this.depot.holdings;
  protected readonly loading = this.depot.loading;
  protected readonly chosen = signal<Holding | null>(null);
  protected readonly partsOf = (holding: Holding): Holding[] => holding.parts ?? [];
  protected readonly isPlace = (_: number, holding: Holding): boolean => holding.isPlace;
  // Loading replaces records, so the tree compares them by id.
  protected readonly idOf = (holding: Holding): string => holding.id;
  protected readonly byId = (_: number, holding: Holding): string => holding.id;

  protected toggled(holding: Holding, isOpen: boolean): void {
    if (isOpen) this.depot.load(holding);
  }
}
