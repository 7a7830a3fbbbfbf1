import {
  CdkTree,
  CdkTreeNode,
  CdkTreeNodeDef,
  CdkTreeNodePadding,
  CdkTreeNodeToggle,
} from '@angular/cdk/tree';
import { Component } from '@angular/core';

interface Taxon {
  name: string;
  members?: Taxon[];
}

const ORCHIDS: Taxon[] = [
  {
    name: 'Cypripedium',
    members: [{ name: 'C. calceolus' }, { name: 'C. reginae' }],
  },
  {
    name: 'Ophrys',
    members: [
      { name: 'O. apifera', members: [{ name: 'var. belgarum' }] },
      { name: 'O. insectifera' },
    ],
  },
];

/**
 * @title Flat tree
 * @summary Renders all nodes as siblings that are indented by level.
 */
@Component({
  selector: 'cdk-tree-flat-example',
  imports: [CdkTree, CdkTreeNode, CdkTreeNodeDef, CdkTreeNodePadding, CdkTreeNodeToggle],
  templateUrl: './cdk-tree-flat-example.html',
  styleUrl: './cdk-tree-flat-example.css',
})
export class CdkTreeFlatExample {
  protected readonly orchids = ORCHIDS;
  protected readonly membersOf = (taxon: Taxon): Taxon[] => taxon.members ?? [];
  protected readonly hasMembers = (_: number, taxon: Taxon): boolean => !!taxon.members;
}
