/** @jest-environment node */
import { itemsOf } from '@/lib/catalogue/items';
import { apiDocsOf } from './item-docs';
import { membersOf } from './members-of';
import { readApiDoc } from './read-doc';
import { templateParts } from './template-parts';

const symbols = (docId: string) => readApiDoc(docId).symbols;
const partsOf = (docId: string, name: string) =>
  symbols(docId)
    .filter((symbol) => symbol.name === name)
    .flatMap(templateParts);

it('are the inputs, outputs and methods of components and directives', () => {
  expect(partsOf('material-menu', 'MatMenuTrigger')).toEqual([
    { id: 'MatMenuTrigger--inputs', text: 'Inputs' },
    { id: 'MatMenuTrigger--outputs', text: 'Outputs' },
    { id: 'MatMenuTrigger--methods', text: 'Methods' },
  ]);
});

it('are empty for a single kind of member, and for symbols that templates cannot use', () => {
  expect(partsOf('material-icon', 'MatIcon')).toEqual([]);
  expect(partsOf('material-dialog', 'MatDialogRef')).toEqual([]);
});

it('have ids that are unique on the page', () => {
  for (const item of [...itemsOf('material'), ...itemsOf('cdk')]) {
    const all = apiDocsOf(item).flatMap(({ doc }) => doc.symbols);
    const ids = new Set(all.flatMap(membersOf).map(({ anchor }) => anchor));
    const parts = all.flatMap(templateParts).map(({ id }) => id);
    expect(parts.filter((id) => ids.has(id))).toEqual([]);
    expect(new Set(parts).size).toBe(parts.length);
  }
});
