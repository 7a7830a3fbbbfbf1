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
import { Observable, of } from 'rxjs';

interface Grove {
  name: string;
  trees?: Grove[];
}

/**
 * @title Nested tree with asynchronous children
 * @summary Returns the children of each node as an observable.
 */
@Component({
  selector: 'tree-nested-child-accessor-overview-example',
  imports: [
    MatIcon,
    MatIconButton,
    MatNestedTreeNode,
    MatTree,
    MatTreeNodeDef,
    MatTreeNodeOutlet,
    MatTreeNodeToggle,
  ],
  templateUrl: './tree-nested-child-accessor-overview-example.html',
  styleUrl: './tree-nested-child-accessor-overview-example.css',
})
export class TreeNestedChildAccessorOverviewExample {
  protected readonly arboretum: Grove[] = [
    {
      name: 'Conifers',
      trees: [
        { name: 'Larches', trees: [{ name: 'Siberian larch' }, { name: 'Tamarack' }] },
        { name: 'Dawn redwood' },
      ],
    },
    { name: 'Magnolias', trees: [{ name: 'Umbrella tree' }] },
  ];
  protected readonly treesIn = (grove: Grove): Observable<Grove[]> => of(grove.trees ?? []);
  protected readonly hasTrees = (_: number, grove: Grove): boolean => !!grove.trees;
}
