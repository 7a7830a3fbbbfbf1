import fc from 'fast-check';
import { docItems } from '@/content/doc-items';
import { allItems, findItem, findSectionItem, itemParams, itemsOf, neighborsOf } from './items';

describe('catalogue of items', () => {
  it('contains every item of both packages', () => {
    expect(itemsOf('material').map((item) => item.id)).toEqual(
      expect.arrayContaining(['autocomplete', 'core', 'ripple', 'timepicker', 'tree']),
    );
    expect(itemsOf('cdk').map((item) => item.id)).toEqual(
      expect.arrayContaining(['a11y', 'dialog', 'listbox', 'menu', 'test-harnesses', 'tree']),
    );
    expect(allItems()).toHaveLength(docItems.length);
  });

  it('sorts by name in English', () => {
    const names = itemsOf('material').map((item) => item.name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('finds an item of the CDK only when that package is given, otherwise one of Material', () => {
    expect(findItem('table', 'cdk')?.packageName).toBe('cdk');
    expect(findItem('table', 'material')?.packageName).toBe('material');
    expect(findItem('table')?.packageName).toBe('material');
    expect(findItem('table', 'anything')?.packageName).toBe('material');
    expect(findItem('overlay')).toBeUndefined();
  });

  it('returns nothing for unknown ids of any form', () => {
    const known = new Set(allItems().map((item) => item.id));
    fc.assert(
      fc.property(fc.string(), fc.string(), (id, packageName) => {
        fc.pre(!known.has(id));
        expect(findItem(id, packageName)).toBeUndefined();
      }),
    );
    expect(findItem('__proto__')).toBeUndefined();
  });

  it('finds an item by its section, in any letter case', () => {
    expect(findSectionItem('CDK', 'table')?.packageName).toBe('cdk');
    expect(findSectionItem('components', 'table')?.packageName).toBe('material');
    expect(findSectionItem('elsewhere', 'table')).toBeUndefined();
  });

  it('links neighbors by name and stops at both ends', () => {
    const [first, second] = itemsOf('cdk');
    if (!first || !second) throw new Error('the CDK has items');
    expect(neighborsOf(first)).toEqual({ previous: undefined, next: second });
    expect(neighborsOf(second).previous).toBe(first);
  });

  it('derives the parameters of every item route', () => {
    expect(itemParams()).toHaveLength(docItems.length);
    expect(itemParams((item) => item.id === 'table')).toEqual([
      { section: 'components', item: 'table' },
      { section: 'cdk', item: 'table' },
    ]);
  });
});
