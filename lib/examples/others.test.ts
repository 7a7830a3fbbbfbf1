import { exampleFixture } from './example.fixture';
import { otherExamples } from './others';

const examples = ['a', 'b', 'c', 'd'].map((id) => exampleFixture({ id }));
const idsBeside = (id: string, count?: number) =>
  otherExamples(examples, { id }, count).map((example) => example.id);

describe('otherExamples', () => {
  it('begins with what follows, goes on from the start, and leaves out the example', () => {
    expect(idsBeside('c')).toEqual(['d', 'a', 'b']);
    expect(idsBeside('a')).toEqual(['b', 'c', 'd']);
  });

  it('returns as many as asked for', () => {
    expect(idsBeside('c', 2)).toEqual(['d', 'a']);
  });
});
