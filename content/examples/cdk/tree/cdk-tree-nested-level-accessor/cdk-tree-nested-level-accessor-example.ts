import {
  CdkNestedTreeNode,
  CdkTree,
  CdkTreeNodeDef,
  CdkTreeNodeOutlet,
  CdkTreeNodeToggle,
} from '@angular/cdk/tree';
import { Component } from '@angular/core';

interface Entry {
  term: string;
  level: number;
}

const GLOSSARY: Entry[] = [
  { term: 'Weave', level: 0 },
  { term: 'Plain', level: 1 },
  { term: 'Canvas', level: 2 },
  { term: 'Taffeta', level: 2 },
  { term: 'Twill', level: 1 },
  { term: 'Knit', level: 0 },
  { term: 'Jersey', level: 1 },
];

/**
 * @title Nested tree from levels
 * @summary Builds nested nodes from a flat list of records that have a level.
 */
@Component({
  selector: 'cdk-tree-nested-level-accessor-example',
  imports: [CdkNestedTreeNode, CdkTree, CdkTreeNodeDef, CdkTreeNodeOutlet, CdkTreeNodeToggle],
  templateUrl: './cdk-tree-nested-level-accessor-example.html',
  styleUrl: './cdk-tree-nested-level-accessor-example.css',
})
export class CdkTreeNestedLevelAccessorExample {
  protected readonly glossary = GLOSSARY;
  protected readonly levelOf = (entry: Entry): number => entry.level;
  protected readonly hasKinds = (_: number, entry: Entry): boolean =>
    (GLOSSARY[GLOSSARY.indexOf(entry) + 1]?.level ?? 0) > entry.level;
}
