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

/** @title Tree playground */
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
   * How far a level is set in, in pixels.
   *
   * @min 0
   * @max 80
   */
  readonly indent = input(40);
  /** Opens and closes whatever lies below an entry with it. */
  readonly recursive = input(false);
  /** Takes the entries with others below them out of use. */
  readonly disabled = input(false);
  /** The picture of an entry that is closed. */
  readonly icon = input<'chevron_right' | 'add' | 'folder'>('chevron_right');

  readonly expandedChange = output<boolean>();

  protected readonly places = PLACES;
  protected readonly childrenOf = (place: Place) => place.places ?? [];
  protected readonly hasChildren = (_: number, place: Place) => this.childrenOf(place).length > 0;
}
