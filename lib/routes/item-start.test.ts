import { allItems } from '@/lib/catalogue/items';
import { itemStart, startTab } from './item-start';

it('is the overview, or the API of an item without a text', () => {
  expect(startTab({ overviewPath: 'a.md' })).toBe('overview');
  expect(startTab({})).toBe('api');
  // Then the overview says that there is nothing yet.
  expect(startTab({ hasApi: false })).toBe('overview');
});

it('is a page of the item', () => {
  const [item] = allItems();
  expect(item && itemStart(item)).toMatch(/\/overview$/);
});
