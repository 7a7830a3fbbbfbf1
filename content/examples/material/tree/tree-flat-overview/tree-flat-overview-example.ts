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

interface Section {
  name: string;
  parts?: Section[];
}

const ORCHESTRA: Section[] = [
  {
    name: 'Strings',
    parts: [
      { name: 'Violins', parts: [{ name: 'First' }, { name: 'Second' }] },
      { name: 'Cellos' },
    ],
  },
  { name: 'Woodwind', parts: [{ name: 'Flutes' }, { name: 'Oboes' }, { name: 'Bassoons' }] },
  { name: 'Harp' },
];

/**
 * @title Flat tree
 * @summary Shows the sections of an orchestra as flat nodes that are indented by level.
 */
@Component({
  selector: 'tree-flat-overview-example',
  imports: [
    MatIcon,
    MatIconButton,
    MatTree,
    MatTreeNode,
    MatTreeNodeDef,
    MatTreeNodePadding,
    MatTreeNodeToggle,
  ],
  templateUrl: './tree-flat-overview-example.html',
  styleUrl: './tree-flat-overview-example.css',
})
export class TreeFlatOverviewExample {
  protected readonly sections = ORCHESTRA;
  protected readonly partsOf = (section: Section): Section[] => section.parts ?? [];
  protected readonly hasParts = (_: number, section: Section): boolean => !!section.parts?.length;
}
