/** @jest-environment node */
import ts from 'typescript';
import { extractThing, removeFixtures, symbolOf } from '../extraction.fixture';
import { readDocComment } from './doc-comment';

afterAll(removeFixtures);

function comment(...lines: string[]) {
  const text = `/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */\ndeclare function f(): void;`;
  const file = ts.createSourceFile('f.d.ts', text, ts.ScriptTarget.ESNext, true);
  const [statement] = file.statements;
  if (!statement) throw new Error('no statement');
  return readDocComment(statement);
}

describe('comments', () => {
  it('keep the Markdown of the description', () => {
    expect(comment('One.', '', '- `two`', '- three').description).toBe('One.\n\n- `two`\n- three');
  });

  it('do not treat a word that starts with @ as a tag', () => {
    const doc = comment('Counted by a', '@ContentChildren(MatLine) query.', '@docs-private');
    expect(doc.description).toBe('Counted by a @ContentChildren(MatLine) query.');
    expect(doc.isPrivate).toBe(true);
    expect(comment('Uses', '@angular/common/http.').description).toBe('Uses @angular/common/http.');
  });

  it('have the version of a removal, in any order of the tags', () => {
    const expected = { reason: 'Use g.', removal: '21.0.0' };
    expect(comment('@deprecated Use g.', '@breaking-change 21.0.0 Remove it').deprecated).toEqual(
      expected,
    );
    expect(comment('@breaking-change 21.0.0', '@deprecated Use g.').deprecated).toEqual(expected);
  });

  it('are not deprecated by `@breaking-change` alone', () => {
    expect(comment('@breaking-change 21.0.0 Make required').deprecated).toBeUndefined();
  });

  it('keep the URLs of links and of `@see`', () => {
    const doc = comment('See {@link https://a.example/b the page}.', '@see https://c.example/d');
    expect(doc.description).toBe('See [the page](https://a.example/b).');
    expect(doc.see).toEqual(['https://c.example/d']);
  });

  it('have examples and type parameters', () => {
    const doc = comment('@template T The item.', '@example', '```ts', 'f();', '```');
    expect(doc.typeParams.get('T')).toBe('The item.');
    expect(doc.examples).toEqual(['```ts\nf();\n```']);
  });
});

it('resolves links to symbols and members, and formats other links as code', () => {
  const doc = extractThing(`
    export declare class Thing { open(): void; }
    /** See {@link Thing}, {@link Thing.open}, {@link Thing#open | how}, {@link Nothing}. */
    export declare const x: Thing;`);
  expect(symbolOf(doc, 'constant', 'x').description).toBe(
    'See [`Thing`](api:material-thing#Thing), [`Thing.open`](api:material-thing#Thing-open), ' +
      '[how](api:material-thing#Thing-open), `Nothing`.',
  );
});
