/** @jest-environment node */
import { changeChoices } from './change-choices';
import { changesByMajor } from './changes';
import { readApiHistory } from './history';

it('contain every value in the history, with its count', () => {
  const majors = changesByMajor(readApiHistory());
  const all = majors.flatMap(({ packages }) =>
    packages.flatMap(({ items }) => items.flatMap(({ changes }) => changes)),
  );
  const choices = changeChoices(majors);
  for (const facet of Object.values({ ...choices })) {
    expect(facet.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
  }
  expect(choices.kinds.map(({ text }) => text)).toEqual(
    ['New', 'Changed', 'Deprecated', 'Removed'].filter((text) =>
      choices.kinds.some((kind) => kind.text === text),
    ),
  );
  expect(new Set(choices.items.map(({ text }) => text)).size).toBe(choices.items.length);
});
