import { Component, signal } from '@angular/core';
import { MatButton, MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import {
  MatTree,
  MatTreeNode,
  MatTreeNodeDef,
  MatTreeNodePadding,
  MatTreeNodeToggle,
} from '@angular/material/tree';
import { Drawer, MoreRow, Row } from './drawer';

/**
 * @title Load more nodes
 * @summary Ends a long branch with a button that shows three more nodes.
 */
@Component({
  selector: 'tree-loadmore-example',
  imports: [
    MatButton,
    MatIcon,
    MatIconButton,
    MatTree,
    MatTreeNode,
    MatTreeNodeDef,
    MatTreeNodePadding,
    MatTreeNodeToggle,
  ],
  templateUrl: './tree-loadmore-example.html',
  styleUrl: './tree-loadmore-example.css',
})
export class TreeLoadmoreExample {
  protected readonly drawers = signal<Row[]>([
    new Drawer('Ferns', ['Bracken', 'Hart’s tongue', 'Lady fern', 'Polypody', 'Wall rue']),
    new Drawer('Heaths', ['Bilberry', 'Cranberry', 'Ling', 'Wild rosemary']),
  ]);
  protected readonly rowsOf = (row: Row): Row[] => (row instanceof Drawer ? row.rows : []);
  protected readonly isDrawer = (_: number, row: Row): boolean => row instanceof Drawer;
  protected readonly isMore = (_: number, row: Row): boolean => row instanceof MoreRow;

  protected showMore(drawer: Drawer): void {
    drawer.showMore();
    // The tree updates when its data source is a new array.
    this.drawers.update((drawers) => [...drawers]);
  }
}
