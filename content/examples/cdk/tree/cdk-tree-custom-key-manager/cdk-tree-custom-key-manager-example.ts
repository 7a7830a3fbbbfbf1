import { TREE_KEY_MANAGER, TreeKeyManagerFactory } from '@angular/cdk/a11y';
import {
  CdkTree,
  CdkTreeNode,
  CdkTreeNodeDef,
  CdkTreeNodePadding,
  CdkTreeNodeToggle,
} from '@angular/cdk/tree';
import { Component } from '@angular/core';
import { RoundTreeKeyManager } from './round-tree-key-manager';

interface Drawer {
  label: string;
  drawers?: Drawer[];
}

const createKeyManager: TreeKeyManagerFactory<CdkTreeNode<Drawer>> = (nodes, options) =>
  new RoundTreeKeyManager(nodes, options);

/**
 * @title Custom keyboard handling
 * @summary Moves from the last node to the first and back by replacing the key manager.
 */
@Component({
  selector: 'cdk-tree-custom-key-manager-example',
  imports: [CdkTree, CdkTreeNode, CdkTreeNodeDef, CdkTreeNodePadding, CdkTreeNodeToggle],
  providers: [{ provide: TREE_KEY_MANAGER, useValue: createKeyManager }],
  templateUrl: './cdk-tree-custom-key-manager-example.html',
  styleUrl: './cdk-tree-custom-key-manager-example.css',
})
export class CdkTreeCustomKeyManagerExample {
  protected readonly cabinet: Drawer[] = [
    { label: 'Beetles', drawers: [{ label: 'Longhorns' }, { label: 'Weevils' }] },
    { label: 'Moths', drawers: [{ label: 'Hawk moths' }] },
    { label: 'Dragonflies' },
  ];
  protected readonly drawersIn = (drawer: Drawer): Drawer[] => drawer.drawers ?? [];
  protected readonly hasDrawers = (_: number, drawer: Drawer): boolean => !!drawer.drawers;
}
