import { NOOP_TREE_KEY_MANAGER_FACTORY_PROVIDER } from '@angular/cdk/a11y';
import { Component } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import {
  MatTree,
  MatTreeNode,
  MatTreeNodeDef,
  MatTreeNodePadding,
  MatTreeNodeToggle,
} from '@angular/material/tree';

interface Folder {
  name: string;
  folders?: Folder[];
}

/**
 * @title Tree without arrow keys
 * @summary Turns off the keys of the tree for older applications that handle keys themselves.
 */
@Component({
  selector: 'tree-legacy-keyboard-interface-example',
  imports: [
    MatIcon,
    MatIconButton,
    MatTree,
    MatTreeNode,
    MatTreeNodeDef,
    MatTreeNodePadding,
    MatTreeNodeToggle,
  ],
  // Deprecated: it turns off the keys of the tree, so that the key handling of older applications still works.
  providers: [NOOP_TREE_KEY_MANAGER_FACTORY_PROVIDER],
  templateUrl: './tree-legacy-keyboard-interface-example.html',
  styleUrl: './tree-legacy-keyboard-interface-example.css',
})
export class TreeLegacyKeyboardInterfaceExample {
  protected readonly folders: Folder[] = [
    { name: 'Letters', folders: [{ name: 'From Vilnius' }, { name: 'Unsent' }] },
    { name: 'Receipts', folders: [{ name: 'Paper' }] },
  ];
  protected readonly foldersIn = (folder: Folder): Folder[] => folder.folders ?? [];
  protected readonly hasFolders = (_: number, folder: Folder): boolean => !!folder.folders;
}
