import { collectNames, type LibraryNames } from './names/library-names';
import type { PackageNames } from './names/package-names';
import { parseProse, type ProseFile } from './shared/prose-file';

const base = { import: 'import x', see: [], examples: [] };
const classLike = {
  typeParameters: [],
  extends: [],
  ancestors: [],
  implements: [],
  properties: [],
  methods: [],
  exportAs: [],
  standalone: true,
  inputs: [],
  outputs: [],
  host: [],
  hostDirectives: [],
};
const text = (type: string) => [{ text: type }];

const packageNames: PackageNames = {
  declared: ['click', 'subscribe', 'ngModel'],
  exported: ['MatButton', 'MatMenu', 'MatMenuInternal'],
  framework: { inject: '@angular/core' },
  events: ['click', 'closed'],
  cssNames: ['mat-icon', 'cdk-overlay-pane', 'mat-shadow-1'],
  variables: ['--mat-sys-primary'],
  markers: ['cdkFocusInitial'],
  sass: ['theme', 'button-overrides', '$azure-palette'],
};

/** The names of a library with one button and one menu. */
export function testNames(): LibraryNames {
  return collectNames(
    [
      {
        schemaVersion: 1,
        id: 'material-button',
        entryPoint: '@angular/material/button',
        version: '1.0.0',
        reexports: [],
        symbols: [
          {
            ...base,
            ...classLike,
            kind: 'component',
            name: 'MatButton',
            selectors: ['button[matButton]', 'a[matButton]'],
            exportAs: ['matButton'],
            slots: ['[progressIndicator]', '*'],
            inputs: [
              {
                name: 'disabledInteractive',
                binding: 'disabledInteractive',
                anchor: 'a',
                type: text('boolean'),
              },
            ],
            methods: [
              {
                name: 'focus',
                anchor: 'b',
                signatures: [
                  { typeParameters: [], parameters: [], returns: { type: text('void') } },
                ],
              },
            ],
          },
          {
            ...base,
            ...classLike,
            kind: 'component',
            name: 'MatMenu',
            selectors: ['mat-menu'],
            slots: [],
            outputs: [
              { name: 'menuClosed', binding: 'menuClosed', anchor: 'c', type: text('void') },
            ],
          },
        ],
      },
    ],
    packageNames,
    ['--mat-button-filled-container-shape'],
  );
}

/** Parses Markdown as an overview, or as the file at the given path. */
export function testProse(source: string, path = 'content/overviews/material/x.md'): ProseFile {
  return parseProse(source, path);
}
