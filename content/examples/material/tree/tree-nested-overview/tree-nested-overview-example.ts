import { Component } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import {
  MatNestedTreeNode,
  MatTree,
  MatTreeNodeDef,
  MatTreeNodeOutlet,
  MatTreeNodeToggle,
} from '@angular/material/tree';

interface Shelf {
  name: string;
  shelves?: Shelf[];
}

const PANTRY: Shelf[] = [
  {
    name: 'Cellar',
    shelves: [
      { name: 'Preserves', shelves: [{ name: 'Quince jelly' }, { name: 'Plum butter' }] },
      { name: 'Cider' },
    ],
  },
  { name: 'Attic', shelves: [{ name: 'Dried pears' }, { name: 'Onions' }] },
];

/**
 * @title Nested tree
 * @summary Shows the shelves of a pantry as nodes that contain their children.
 */
@Component({
  selector: 'tree-nested-overview-example',
  imports: [
    MatIcon,
    MatIconButton,
    MatNestedTreeNode,
    MatTree,
    MatTreeNodeDef,
    MatTreeNodeOutlet,
    MatTreeNodeToggle,
  ],
  templateUrl: './tree-nested-overview-example.html',
  styleUrl: './tree-nested-overview-example.css',
})
export class TreeNestedOverviewExample {
  protected readonly pantry = PANTRY;
  protected readonly shelvesOf = (shelf: Shelf): Shelf[] => shelf.shelves ?? [];
  protected readonly hasShelves = (_: number, shelf: Shelf): boolean => !!shelf.shelves?.length;
}
