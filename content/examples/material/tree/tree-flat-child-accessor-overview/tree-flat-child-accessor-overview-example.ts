import { Component } from '@angular/core';
import { MatButton, MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import {
  MatTree,
  MatTreeNode,
  MatTreeNodeDef,
  MatTreeNodePadding,
  MatTreeNodeToggle,
} from '@angular/material/tree';

interface Chapter {
  title: string;
  /** Titles of the chapters below it. */
  below: readonly string[];
}

const CHAPTERS: readonly Chapter[] = [
  { title: 'Wood', below: ['Seasoning', 'Joints'] },
  { title: 'Seasoning', below: [] },
  { title: 'Joints', below: ['Dovetail', 'Mortise and tenon'] },
  { title: 'Dovetail', below: [] },
  { title: 'Mortise and tenon', below: [] },
  { title: 'Finish', below: ['Oil', 'Shellac'] },
  { title: 'Oil', below: [] },
  { title: 'Shellac', below: [] },
];

/**
 * @title Flat tree with a children accessor
 * @summary Finds the children of each node in a list of titles.
 */
@Component({
  selector: 'tree-flat-child-accessor-overview-example',
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
  templateUrl: './tree-flat-child-accessor-overview-example.html',
  styleUrl: './tree-flat-child-accessor-overview-example.css',
})
export class TreeFlatChildAccessorOverviewExample {
  protected readonly book = CHAPTERS.filter(({ title }) => ['Wood', 'Finish'].includes(title));
  protected readonly chaptersBelow = (chapter: Chapter): Chapter[] =>
    CHAPTERS.filter(({ title }) => chapter.below.includes(title));
  protected readonly hasChapters = (_: number, chapter: Chapter): boolean =>
    chapter.below.length > 0;
}
