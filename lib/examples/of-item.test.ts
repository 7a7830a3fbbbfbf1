import { exampleFixture } from './example.fixture';
import { claims, examplesOf, itemOfExample } from './of-item';

const button = {
  id: 'button',
  packageName: 'material' as const,
  exampleSpecs: [{ prefix: 'button-', exclude: ['button-toggle-'] }],
};

describe('claims', () => {
  it('requires the prefix', () => {
    expect(claims(button, exampleFixture({ id: 'button-overview' }))).toBe(true);
    expect(claims(button, exampleFixture({ id: 'badge-overview' }))).toBe(false);
  });

  it('rejects ids with an excluded prefix', () => {
    expect(claims(button, exampleFixture({ id: 'button-toggle-overview' }))).toBe(false);
  });

  it('stays within the package', () => {
    const example = { id: 'button-overview', packagePath: 'cdk/button/button-overview' };
    expect(claims(button, example)).toBe(false);
  });
});

describe('examplesOf', () => {
  it('sorts the main playground before overviews, and other playgrounds after them', () => {
    const ids = ['button-a', 'button-overview', 'button-fab-playground', 'button-playground'];
    const examples = ids.map((id) => exampleFixture({ id }));
    expect(examplesOf(button, examples).map(({ id }) => id)).toEqual([
      'button-playground',
      'button-overview',
      'button-fab-playground',
      'button-a',
    ]);
  });

  it('sorts overviews first, and bad examples and tests last', () => {
    const examples = [
      exampleFixture({ id: 'button-harness', kind: 'test' }),
      exampleFixture({ id: 'button-a-avoid' }),
      exampleFixture({ id: 'button-b' }),
      exampleFixture({ id: 'button-a' }),
      exampleFixture({ id: 'button-overview' }),
      exampleFixture({ id: 'button-toggle-overview' }),
    ];
    expect(examplesOf(button, examples).map(({ id }) => id)).toEqual([
      'button-overview',
      'button-a',
      'button-b',
      'button-a-avoid',
      'button-harness',
    ]);
  });
});

describe('itemOfExample', () => {
  it('returns the only owner', () => {
    expect(itemOfExample(exampleFixture({ id: 'button-toggle-overview' })).id).toBe(
      'button-toggle',
    );
    expect(
      itemOfExample({ id: 'cdk-table-basic', packagePath: 'cdk/table/cdk-table-basic' }),
    ).toMatchObject({ id: 'table', packageName: 'cdk' });
  });

  it('throws for an example that no item claims', () => {
    expect(() => itemOfExample(exampleFixture({ id: 'unheard-of' }))).toThrow(
      `No doc item's exampleSpecs claim the example "unheard-of"`,
    );
  });
});
