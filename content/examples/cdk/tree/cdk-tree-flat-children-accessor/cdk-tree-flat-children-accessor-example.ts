import {
  CdkTree,
  CdkTreeNode,
  CdkTreeNodeDef,
  CdkTreeNodePadding,
  CdkTreeNodeToggle,
} from '@angular/cdk/tree';
import { Component } from '@angular/core';

interface Part {
  name: string;
  partOf: string | null;
}

const CLOCK: readonly Part[] = [
  { name: 'Movement', partOf: null },
  { name: 'Case', partOf: null },
  { name: 'Train', partOf: 'Movement' },
  { name: 'Escapement', partOf: 'Movement' },
  { name: 'Great wheel', partOf: 'Train' },
  { name: 'Center wheel', partOf: 'Train' },
  { name: 'Anchor', partOf: 'Escapement' },
  { name: 'Pendulum', partOf: 'Escapement' },
  { name: 'Door', partOf: 'Case' },
];

/**
 * @title Flat tree from parent references
 * @summary Finds the children of flat nodes by their references to a parent.
 */
@Component({
  selector: 'cdk-tree-flat-children-accessor-example',
  imports: [CdkTree, CdkTreeNode, CdkTreeNodeDef, CdkTreeNodePadding, CdkTreeNodeToggle],
  templateUrl: './cdk-tree-flat-children-accessor-example.html',
  styleUrl: './cdk-tree-flat-children-accessor-example.css',
})
export class CdkTreeFlatChildrenAccessorExample {
  protected readonly assemblies = CLOCK.filter(({ partOf }) => partOf === null);
  // Records refer to their parent, but the tree needs the children.
  protected readonly partsOf = (part: Part): Part[] =>
    CLOCK.filter(({ partOf }) => partOf === part.name);
  protected readonly hasParts = (_: number, part: Part): boolean => this.partsOf(part).length > 0;
}
