import fc from 'fast-check';
import { regionOf, withoutRegionMarkers } from './regions';

const ts = `import { a } from 'a';
// #docregion class
class A {
  // #docregion field
  b = 1;
  // #enddocregion field
}
// #enddocregion class
`;

describe('regionOf', () => {
  it('returns the lines between the markers without their common indent', () => {
    expect(regionOf(ts, 'field')).toBe('b = 1;');
  });

  it('removes the markers of nested regions', () => {
    expect(regionOf(ts, 'class')).toBe('class A {\n  b = 1;\n}');
  });

  it('supports the comments of HTML and CSS', () => {
    expect(regionOf('<!-- #docregion x -->\n<p></p>\n<!-- #enddocregion x -->', 'x')).toBe(
      '<p></p>',
    );
    expect(regionOf('/* #docregion x */\np {}\n/* #enddocregion x */', 'x')).toBe('p {}');
  });

  it('joins the parts of a region that occurs twice', () => {
    const text =
      '// #docregion x\na\n// #enddocregion x\nb\n// #docregion x\nc\n// #enddocregion x';
    expect(regionOf(text, 'x')).toBe('a\nc');
  });

  it('returns nothing for unknown regions, and throws for an unclosed one', () => {
    expect(regionOf(ts, 'other')).toBeUndefined();
    expect(() => regionOf('// #docregion x\na', 'x')).toThrow('region "x" is never closed');
  });
});

describe('withoutRegionMarkers', () => {
  it('removes only the marker lines', () => {
    expect(withoutRegionMarkers(ts)).toBe(`import { a } from 'a';\nclass A {\n  b = 1;\n}\n`);
  });

  it('leaves text without markers unchanged', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes('docregion')),
        (text) => withoutRegionMarkers(text) === text,
      ),
    );
  });
});
