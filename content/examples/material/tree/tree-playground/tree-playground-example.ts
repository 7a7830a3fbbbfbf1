import { Component, input, output } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import {
  MatTree,
  MatTreeNode,
  MatTreeNodeDef,
  MatTreeNodePadding,
  MatTreeNodeToggle,
} from '@angular/material/tree';

interface Place {
  name: string;
  places?: Place[];
}

const PLACES: Place[] = [
  { name: 'Harbor', places: [{ name: 'Pier', places: [{ name: 'Lamp' }] }, { name: 'Slip' }] },
  { name: 'Hill', places: [{ name: 'Chapel' }, { name: 'Well' }] },
];

/**
 * @title Tree playground
 * @summary Lets you try the indent, the toggles and the icons of a tree.
 */
@Component({
  selector: 'tree-playground-example',
  imports: [
    MatIcon,
    MatIconButton,
    MatTree,
    MatTreeNode,
    MatTreeNodeDef,
    MatTreeNodePadding,
    MatTreeNodeToggle,
  ],
  templateUrl: './tree-playground-example.html',
  styleUrl: './tree-playground-example.css',
})
export class TreePlaygroundExample {
  /**
   * Indent per level, in pixels.
   *
   * @min 0
   * @max 80
   */
  readonly indent = input(40);
  /** Makes the toggles expand and collapse all descendants, too. */
  readonly recursive = input(false);
  /** Disables the nodes that have children. */
  readonly disabled = input(false);
  /** Icon of a collapsed node. */
  readonly icon = input<'chevron_right' | 'add' | 'folder'>('chevron_right');

  readonly expandedChange = output<boolean>();

  protected readonly places = PLACES;
  protected readonly childrenOf = (place: Place) => place.places ?? [];
  protected readonly hasChildren = (_: number, place: Place) => this.childrenOf(place).length > 0;
}
