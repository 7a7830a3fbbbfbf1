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

interface Dish {
  name: string;
  dishes?: Dish[];
}

/**
 * @title Harness test of a tree
 * @summary Expands nodes and reads the texts of a tree, with harnesses.
 */
@Component({
  selector: 'tree-harness-example',
  imports: [
    MatIcon,
    MatIconButton,
    MatTree,
    MatTreeNode,
    MatTreeNodeDef,
    MatTreeNodePadding,
    MatTreeNodeToggle,
  ],
  templateUrl: './tree-harness-example.html',
})
export class TreeHarnessExample {
  protected readonly menu: Dish[] = [
    { name: 'Soups', dishes: [{ name: 'Borscht' }, { name: 'Congee' }] },
    { name: 'Grill', dishes: [{ name: 'Vegetables', dishes: [{ name: 'Leek' }] }] },
  ];
  protected readonly dishesOf = (dish: Dish): Dish[] => dish.dishes ?? [];
  protected readonly hasDishes = (_: number, dish: Dish): boolean => !!dish.dishes;
}
