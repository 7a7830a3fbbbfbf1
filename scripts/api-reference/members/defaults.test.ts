/** @jest-environment node */
import ts from 'typescript';
import { defaultOf } from './defaults';

function classOf(body: string, before = ''): ts.ClassDeclaration {
  const text = `${before}\nclass X {\n${body}\n}`;
  const file = ts.createSourceFile('x.ts', text, ts.ScriptTarget.ESNext, true);
  const found = file.statements.find(ts.isClassDeclaration);
  if (!found) throw new Error('no class');
  return found;
}

const defaultIn = (body: string, before?: string) => defaultOf([classOf(body, before)], 'x');

describe('defaults', () => {
  it.each([
    ['x = 5;', '5'],
    ["x: Size = 'large' as Size;", "'large'"],
    ['x = Side.Start;', 'Side.Start'],
    ['x = [1, -2];', '[1, -2]'],
    ['x = input(false);', 'false'],
    ['x = model<string | null>(null);', 'null'],
    ['get x() { return this._x; }  private _x = 3;', '3'],
    ['get x() { return this._x(); }  private _x = signal(true);', 'true'],
    ['get x() { return this._x || 4; }  private _x = 0;', '4'],
    ["private _o = inject(O, {optional: true}); get x() { return this._o?.x ?? 'a'; }", "'a'"],
    [
      'x = 1; constructor() { const options = inject(O); if (options) { this.x = options.x; } }',
      '1',
    ],
    [
      'x; constructor() { this.x = this._o?.x ?? false; } _o = inject(O, {optional: true});',
      'false',
    ],
    ['x; constructor() { this.x = config && config.x != null ? config.x : 8; }', '8'],
  ])('%s → %s', (body, expected) => {
    expect(defaultIn(body)).toBe(expected);
  });

  it('shows the value of a constant of the same file', () => {
    expect(defaultIn('x = DEFAULT_X;', "const DEFAULT_X: Size = 'small';")).toBe("'small'");
  });

  it.each([
    'x: string;',
    'x = undefined;',
    'x = inject(Thing);',
    'x = new EventEmitter<void>();',
    'x = input.required<string>();',
    'x = (a: number) => a + 1;',
    'x = 1; constructor(x: number) { this.x = x; }',
    'x = 1; constructor() { if (this._isAnchor) { this.x = 2; } }',
    'get x() { return this.x; }',
    'get x() { if (a) { return 1; } return 2; }',
    'get x() { return this._x || this._group.x; } private _x = false;',
  ])('is silent where the source does not tell: %s', (body) => {
    expect(defaultIn(body)).toBeUndefined();
  });

  it('prefers what a nearer class sets in its constructor', () => {
    const base = classOf('x = 1;');
    expect(defaultOf([classOf('constructor() { this.x = 2; }'), base], 'x')).toBe('2');
    expect(defaultOf([classOf('constructor() { this.x = other(); }'), base], 'x')).toBeUndefined();
    expect(defaultOf([classOf(''), base], 'x')).toBe('1');
  });
});
