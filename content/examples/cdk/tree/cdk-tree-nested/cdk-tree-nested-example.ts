import {
  CdkNestedTreeNode,
  CdkTree,
  CdkTreeNodeDef,
  CdkTreeNodeOutlet,
  CdkTreeNodeToggle,
} from '@angular/cdk/tree';
import { Component } from '@angular/core';

interface Part {
  name: string;
  parts?: Part[];
}

const ORGAN: Part[] = [
  {
    name: 'Great',
    parts: [{ name: 'Principal 8′' }, { name: 'Mixture', parts: [{ name: 'Twelfth' }] }],
  },
  { name: 'Pedal', parts: [{ name: 'Bourdon 16′' }, { name: 'Trombone 16′' }] },
];

/**
 * @title Nested tree
 * @summary Renders the children of each node inside their parent.
 */
@Component({
  selector: 'cdk-tree-nested-example',
  imports: [CdkNestedTreeNode, CdkTree, CdkTreeNodeDef, CdkTreeNodeOutlet, CdkTreeNodeToggle],
  templateUrl: './cdk-tree-nested-example.html',
  styleUrl: './cdk-tree-nested-example.css',
})
export class CdkTreeNestedExample {
  protected readonly organ = ORGAN;
  protected readonly partsOf = (part: Part): Part[] => part.parts ?? [];
  protected readonly hasParts = (_: number, part: Part): boolean => !!part.parts;
}
