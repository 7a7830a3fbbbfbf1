/** @jest-environment node */
import { readApiDoc } from '@/lib/api/read-doc';
import { findItem, itemsOf } from '@/lib/catalogue/items';
import { readApiHistory } from './history';
import { newsOf } from './new-symbols';

const news = (id: string, packageName?: string) => {
  const item = findItem(id, packageName);
  if (!item) throw new Error(`no item ${id}`);
  return newsOf(item);
};

it('contains what the newest major added, including its minors', () => {
  expect(news('badge')).toEqual({ major: '22', symbols: ['MatBadgeConfig', 'MAT_BADGE_CONFIG'] });
  expect(news('stepper', 'cdk')?.symbols).toEqual(['StepControl']);
});

it('includes the additional documents of an item', () => {
  expect(news('test-harnesses', 'cdk')?.symbols).toEqual(['Fixture']);
});

it('is undefined when only older majors added symbols', () => {
  const major = readApiHistory().releases.at(-1)?.split('.')[0];
  const all = [...itemsOf('material'), ...itemsOf('cdk')];
  const silent = all.filter((item) => !newsOf(item));
  expect(silent.length).toBeGreaterThan(all.length / 2);
  expect(news('button')).toBeUndefined();
  for (const item of all) expect([undefined, major]).toContain(newsOf(item)?.major);
});

it('contains only symbols that exist', () => {
  const symbols = readApiDoc('material-badge').symbols.map(({ name }) => name);
  expect(symbols).toEqual(expect.arrayContaining([...(news('badge')?.symbols ?? [])]));
});
