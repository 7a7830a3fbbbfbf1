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
import { Branch, Watershed } from './watershed';

/** @title Tree of rivers that fetches branches when opened */
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
  templateUrl: './tree-dynamic-example.html',
  styleUrl: './tree-dynamic-example.css',
})
export class TreeDynamicExample {
  private readonly watershed = inject(Watershed);
  protected readonly rivers = this.watershed.rivers;
  protected readonly branchesOf = (branch: Branch) => branch.branches;
  protected readonly hasBranches = (_: number, branch: Branch): boolean => branch.expandable;

  protected load(branch: Branch, opened: boolean): void {
    if (opened) this.watershed.load(branch);
  }
}
