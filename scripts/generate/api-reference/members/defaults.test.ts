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

const defaultIn = (body: string, before?: string) =>
  defaultOf({ own: [classOf(body, before)] }, 'x');

describe('defaults', () => {
  it.each([
    ['x = 5;', '5'],
    ["x: Size = 'large' as Size;", "'large'"],
    ['x = Side.Start;', 'Side.Start'],
    ['x = [1, -2];', '[1, -2]'],
    ['x: (a: number) => boolean = () => true;', '() => true'],
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
    [
      'get x() { return this.isOn() ? true : this._x; } _x = false; isOn() { return !this._off && this._view != null; } _off = false; _view = inject(V, {optional: true});',
      'false',
    ],
    ["get x() { return this.size === 'large' ? 2 : 1; } size = 'small';", '1'],
    ["get x() { return this.size !== 'large' ? 2 : 1; } size = 'small';", '2'],
  ])('%s → %s', (body, expected) => {
    expect(defaultIn(body)).toBe(expected);
  });

  it('resolves a constant of the same file', () => {
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
    'get x() { return this.isOn() ? 1 : 2; } isOn() { const on = look(); return on; }',
    "get x() { return this.size === 'large' ? 2 : 1; } size = measure();",
    'get x() { if (a) { return 1; } return 2; }',
    'get x() { return this._x || this._group.x; } private _x = false;',
  ])('are undefined when they cannot be determined: %s', (body) => {
    expect(defaultIn(body)).toBeUndefined();
  });

  it('prefers the value that a subclass sets in its constructor', () => {
    const base = classOf('x = 1;');
    expect(defaultOf({ own: [classOf('constructor() { this.x = 2; }'), base] }, 'x')).toBe('2');
    expect(
      defaultOf({ own: [classOf('constructor() { this.x = other(); }'), base] }, 'x'),
    ).toBeUndefined();
    expect(defaultOf({ own: [classOf(''), base] }, 'x')).toBe('1');
  });

  it('decides by the name of the host element, if it is known', () => {
    const own = [
      classOf(`constructor() {
        const name = inject(ElementRef).nativeElement.nodeName.toLowerCase();
        this.x = name === 'tall-box' ? 'tall' : 'wide';
      }`),
      classOf("x = 'none';"),
    ];
    expect(defaultOf({ own, host: 'tall-box' }, 'x')).toBe("'tall'");
    expect(defaultOf({ own, host: 'a-box' }, 'x')).toBe("'wide'");
    expect(defaultOf({ own }, 'x')).toBeUndefined();
  });

  describe('with injected options', () => {
    const source = `
      const O = new InjectionToken('o', {providedIn: 'root', factory: () => ({a: 'b', c: false, d: L})});
      const L = 12;
      const P = new InjectionToken('p', {providedIn: 'root', factory: P_FACTORY});
      function P_FACTORY() { return {delay: 300}; }
      const Q = new InjectionToken('q');
      @Injectable({providedIn: 'root'}) class Service {}`;
    const file = ts.createSourceFile('o.ts', source, ts.ScriptTarget.ESNext, true);
    const lookUp = (name: string) =>
      file.statements
        .flatMap(
          (node): (ts.VariableDeclaration | ts.FunctionDeclaration | ts.ClassDeclaration)[] =>
            ts.isVariableStatement(node)
              ? [...node.declarationList.declarations]
              : ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)
                ? [node]
                : [],
        )
        .find((node) => node.name?.getText(file) === name);
    const defaultWith = (body: string) => defaultOf({ own: [classOf(body)], lookUp }, 'x');

    it.each([
      ['x = this._o.a; _o = inject(O);', "'b'"],
      ['x = this._o.d; _o = inject(O);', '12'],
      ['x = this._o.missing ?? 4; _o = inject(O);', '4'],
      ['x = !!this._o.missing; _o = inject(O);', 'false'],
      ['x; constructor() { const o = inject(O); this.x = o.a; }', "'b'"],
      ['x = 1; constructor() { const {a} = inject(Q, {optional: true}) ?? {}; this.x = 2; }', '2'],
      [
        '_x = 5; get x() { return this._x; } constructor() { if (this._p) { this._x = this._p.delay; } } _p = inject(P, {optional: true});',
        '300',
      ],
      [
        "x = this._q && typeof this._q.x !== 'undefined' ? this._q.x : 'auto'; _q = inject(Q, {optional: true});",
        "'auto'",
      ],
      ['x; constructor() { this.x = this._y = this._o.d; } _o = inject(O);', '12'],
      [
        'x = 3; constructor() { const q = inject(Q, {optional: true}); this.x = q?.x || this.x; }',
        '3',
      ],
      [
        'get x() { return this._x || !!(this.group && this.group.x); } _x: boolean; group = inject(Q, {optional: true});',
        'false',
      ],
      [
        'x = 3; constructor() { if (this._q != null) { this.x = 4; } else { this.x = 5; } } _q = inject(Q, {optional: true});',
        '5',
      ],
    ])('%s → %s', (body, expected) => {
      expect(defaultWith(body)).toBe(expected);
    });

    it.each([
      'x = inject(Q).x;',
      'x = this._s ? 1 : 2; _s = inject(Service, {optional: true});',
      'x = this._o; _o = inject(Q);',
    ])('are undefined when the application has to provide the options: %s', (body) => {
      expect(defaultWith(body)).toBeUndefined();
    });

    it('reads members of a base of the declaring class', () => {
      const base = classOf('protected _o = inject(O);');
      const own = [classOf('x = this._o.a;')];
      expect(defaultOf({ own, bases: [base], lookUp }, 'x')).toBe("'b'");
    });
  });
});
