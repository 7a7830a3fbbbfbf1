import fc from 'fast-check';
import { exampleFixture } from './example.fixture';
import { lookUpExample } from './look-up';
import type { Example } from './schema';

const findIn = (examples: readonly Example[]) => (id: string) =>
  examples.find((example) => example.id === id);

const idArbitrary = fc
  .array(fc.stringMatching(/^[a-z0-9]{1,8}$/), { minLength: 1, maxLength: 4 })
  .map((words) => words.join('-'));

describe('lookUpExample', () => {
  it('returns files, selector, index file, description and components', () => {
    const example = exampleFixture({ additionalComponents: ['ButtonOverviewDialog'] });
    expect(lookUpExample('button-overview', findIn([example]))).toEqual({
      exampleFiles: ['button-overview-example.html', 'button-overview-example.ts'],
      selectorName: 'button-overview-example',
      indexFilename: 'button-overview-example.ts',
      description: 'Every appearance',
      componentNames: ['ButtonOverviewExample', 'ButtonOverviewDialog'],
    });
  });

  it('makes a description from the id when there is no title', () => {
    const find = findIn([exampleFixture({ id: 'cdk-virtual-scroll-overview', title: '' })]);
    expect(lookUpExample('cdk-virtual-scroll-overview', find)).toHaveProperty(
      'description',
      'Cdk Virtual Scroll Overview Example',
    );
  });

  it.each([undefined, '', 'button', 'button-overviews', '__proto__', 'constructor'])(
    'yields an empty object for %p',
    (id) => {
      expect(lookUpExample(id, findIn([exampleFixture()]))).toEqual({});
    },
  );

  it('never throws, and returns an empty object only for ids the catalogue lacks', () => {
    fc.assert(
      fc.property(fc.array(idArbitrary), fc.string(), (ids, other) => {
        const find = findIn(ids.map((id) => exampleFixture({ id })));
        for (const id of ids) expect(lookUpExample(id, find)).not.toEqual({});
        const found = Object.keys(lookUpExample(other, find)).length > 0;
        expect(found).toBe(ids.includes(other));
      }),
    );
  });

  it('describes every id in capitalized words with the same letters', () => {
    fc.assert(
      fc.property(idArbitrary, (id) => {
        const { description } = lookUpExample(id, findIn([exampleFixture({ id, title: '' })]));
        const words = description.split(' ');
        expect(words.pop()).toBe('Example');
        expect(words.every((word) => word[0] === word[0]?.toUpperCase())).toBe(true);
        expect(words.join('-').toLowerCase()).toBe(id);
      }),
    );
  });
});
