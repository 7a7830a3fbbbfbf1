import { Component, inject } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatProgressBar } from '@angular/material/progress-bar';
import {
  MatTree,
  MatTreeNode,
  MatTreeNodeDef,
  MatTreeNodePadding,
  MatTreeNodeToggle,
} from '@angular/material/tree';
import { River, Watershed } from './watershed';

/**
 * @title Lazy-loaded children
 * @summary Loads the tributaries of a river from a server when its node is expanded.
 */
@Component({
  selector: 'tree-dynamic-example',
  imports: [
    MatIcon,
    MatIconButton,
    MatProgressBar,
    MatTree,
    MatTreeNode,
    MatTreeNodeDef,
    MatTreeNodePadding,
    MatTreeNodeToggle,
  ],
  providers: [Watershed],
  templateUrl: './tree-dynamic-example.html',
  styleUrl: './tree-dynamic-example.css',
})
export class TreeDynamicExample {
  private readonly watershed = inject(Watershed);
  protected readonly rivers = this.watershed.rivers;
  protected readonly loading = this.watershed.loading;
  protected readonly branchesOf = (river: River): River[] => this.watershed.branchesOf(river);
  protected readonly hasBranches = (_: number, river: River): boolean => river.hasBranches;

  protected load(river: River, opened: boolean): void {
    if (opened) this.watershed.load(river);
  }
}
