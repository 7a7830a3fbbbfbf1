import { importedSymbols } from './imported-symbols';
import type { SymbolIndexEntry } from './symbol-index';

const entry = (name: string, docId: string): [string, SymbolIndexEntry[]] => [
  name,
  [{ name, docId, kind: 'class', url: `/x/${docId}#${name}` }],
];

const index = new Map([
  entry('MatButton', 'material-button'),
  entry('MatIcon', 'material-icon'),
  entry('MatOption', 'material-core'),
  entry('Component', 'material-core'),
]);

const namesOf = (source: string, documents: readonly string[] = []) =>
  importedSymbols([source], documents, index).map(({ name }) => name);

describe('importedSymbols', () => {
  it('reads names with aliases and types, over several lines, each once', () => {
    const source = `
      import { MatIcon as Icon } from '@angular/material/icon';
      import type { MatIcon } from '@angular/material/icon';
      import {
        type MatButton,
      } from "@angular/material/button";`;
    expect(namesOf(source)).toEqual(['MatButton', 'MatIcon']);
  });

  it('begins with the documents of the item', () => {
    const source = `import { MatButton } from '@angular/material/button';
      import { MatIcon } from '@angular/material/icon';`;
    expect(namesOf(source, ['material-icon'])).toEqual(['MatIcon', 'MatButton']);
  });

  it('finds what an entry point passes on, but nothing of another package', () => {
    expect(namesOf(`import { MatOption } from '@angular/material/select';`)).toEqual(['MatOption']);
    expect(namesOf(`import { Component } from '@angular/core';`)).toEqual([]);
  });
});
