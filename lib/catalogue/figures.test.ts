import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figureId, readFigure } from './figures';
import { allItems, itemsOf } from './items';

describe('the drawings of the catalogue', () => {
  it.each(allItems().map((item) => [figureId(item), item] as const))('has %s', (_, item) => {
    expect(readFigure(item)).toMatch(/^<.+>$/s);
  });

  it.each(['material', 'cdk'] as const)('has no drawing without a %s item', (packageName) => {
    const files = itemsOf(packageName).map(({ id }) => `${id}.svg`);
    expect(readdirSync(`content/figures/${packageName}`).sort()).toEqual(files.sort());
  });

  it('has no two equal drawings', () => {
    const drawings = allItems().map((item) => readFigure(item));
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});

describe('readFigure', () => {
  const item = { id: 'table', packageName: 'cdk' } as const;
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'figures-'));
    mkdirSync(join(root, 'content/figures/cdk'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const draw = (inner: string, viewBox = '0 0 240 136') => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n  ${inner}\n</svg>\n`;
    writeFileSync(join(root, 'content/figures/cdk/table.svg'), svg);
    return () => readFigure(item, root);
  };

  it('reads the shapes inside the frame, with the roles of their colors', () => {
    expect(draw('<rect class="s" x="1"/>\n  <path class="h" d="M0 0"/>')()).toBe(
      '<rect class="s" x="1"/><path class="h" d="M0 0"/>',
    );
  });

  it.each([
    ['another size', '<rect class="s"/>', '0 0 24 24'],
    ['a shape without a role', '<rect class="s"/><path d="M0 0"/>', undefined],
    ['a shape with two roles', '<rect class="s p"/>', undefined],
    ['an unknown role', '<rect class="z"/>', undefined],
    ['a color of its own', '<rect class="s" fill="#f00"/>', undefined],
    ['a style', '<rect class="s" style="fill:red"/>', undefined],
    ['text', '<text class="t">Table</text>', undefined],
    ['a script', '<rect class="s"/><script class="s">1</script>', undefined],
  ])('refuses %s', (_, inner, viewBox) => {
    expect(draw(inner, viewBox)).toThrow('content/figures/cdk/table.svg');
  });

  it('names a missing drawing', () => {
    expect(() => readFigure(item, root)).toThrow('content/figures/cdk/table.svg');
  });
});
