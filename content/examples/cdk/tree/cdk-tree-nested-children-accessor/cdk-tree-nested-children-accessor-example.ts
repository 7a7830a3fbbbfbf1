import {
  CdkNestedTreeNode,
  CdkTree,
  CdkTreeNodeDef,
  CdkTreeNodeOutlet,
  CdkTreeNodeToggle,
} from '@angular/cdk/tree';
import { Component } from '@angular/core';
import { delay, Observable, of } from 'rxjs';

interface Stage {
  name: string;
  heats: readonly Stage[];
}

const CUP: Stage[] = [
  {
    name: 'Sculls',
    heats: [
      { name: 'Semifinal A', heats: [{ name: 'Lane 2: Petrova', heats: [] }] },
      { name: 'Semifinal B', heats: [{ name: 'Lane 4: Nakamura', heats: [] }] },
    ],
  },
  { name: 'Coxed fours', heats: [{ name: 'Final', heats: [] }] },
];

/**
 * @title Nested tree with asynchronous children
 * @summary Renders nested nodes whose children come from observables.
 */
@Component({
  selector: 'cdk-tree-nested-children-accessor-example',
  imports: [CdkNestedTreeNode, CdkTree, CdkTreeNodeDef, CdkTreeNodeOutlet, CdkTreeNodeToggle],
  templateUrl: './cdk-tree-nested-children-accessor-example.html',
  styleUrl: './cdk-tree-nested-children-accessor-example.css',
})
export class CdkTreeNestedChildrenAccessorExample {
  protected readonly cup = CUP;
  protected readonly hasHeats = (_: number, stage: Stage): boolean => stage.heats.length > 0;
  // The tree subscribes, and unsubscribes when the node is destroyed. The delay simulates a server.
  protected readonly heatsOf = (stage: Stage): Observable<Stage[]> =>
    of([...stage.heats]).pipe(delay(0));
}
