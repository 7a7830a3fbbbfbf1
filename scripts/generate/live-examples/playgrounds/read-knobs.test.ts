/** @jest-environment node */
import ts from 'typescript';
import { hostOf } from '@/scripts/shared/compiler-host.fixture';
import { readKnobs } from './read-knobs';

const declarations = `
declare function input<T>(value: T): () => T;
declare function model<T>(value: T): () => T;
declare function output<T>(): unknown;
type Tone = 'dark' | 'light';
const light: 'light' | 'flat' = 'light';
`;

/** Reads the knobs of a class with these members, and the problems with them. */
function read(members: string) {
  const file = 'lamp.ts';
  const text = `${declarations}export class Lamp {\n${members}\n}`;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const options = { strict: true, types: [] };
  const program = ts.createProgram([file], options, hostOf(source, options));
  const problems: string[] = [];
  const node = source.statements.find(ts.isClassDeclaration);
  if (!node) throw new Error('There is no class');
  const result = readKnobs(node, program.getTypeChecker(), (reason) => void problems.push(reason));
  return { ...result, problems };
}

it('chooses the control by the type', () => {
  const { knobs, outputs, problems } = read(`
    /** Whether it is lit. */
    lit = input(false);
    /** What it says. */
    text = model('On');
    /** How it looks. */
    lampShape = input<'round' | 'flat' | null>('flat');
    /** What it shows. */
    startIcon = input<'bolt' | 'sunny'>('sunny');
    /** Whether it glows, when one says so. */
    glow = input<boolean | null>(null);
    /**
     * How large it is.
     *
     * @min -5
     * @max 5
     * @step 0.5
     */
    size = input(1);
    press = output<void>();
    private other = 3;
  `);
  expect(problems).toEqual([]);
  expect([...outputs]).toEqual(['press']);
  expect(knobs).toEqual([
    {
      name: 'lit',
      label: 'Lit',
      description: 'Whether it is lit.',
      kind: 'switch',
      default: false,
    },
    { name: 'text', label: 'Text', description: 'What it says.', kind: 'text', default: 'On' },
    {
      name: 'lampShape',
      label: 'Lamp shape',
      description: 'How it looks.',
      kind: 'choice',
      default: 'flat',
      options: ['round', 'flat', null],
    },
    {
      name: 'startIcon',
      label: 'Start icon',
      description: 'What it shows.',
      kind: 'icon',
      default: 'sunny',
      options: ['bolt', 'sunny'],
    },
    {
      name: 'glow',
      label: 'Glow',
      description: 'Whether it glows, when one says so.',
      kind: 'choice',
      default: null,
      options: [false, true, null],
    },
    {
      name: 'size',
      label: 'Size',
      description: 'How large it is.',
      kind: 'number',
      default: 1,
      min: -5,
      max: 5,
      step: 0.5,
    },
  ]);
});

it.each([
  [
    '/** A day. */ day = input<Date>(new Date());',
    'the input "day" needs a literal as its default',
  ],
  [
    '/** A day. */ day = input<Date | null>(null);',
    'the input "day" has the type Date | null, for which there is no control',
  ],
  [
    '/** Names. */ names = input<string | number>("");',
    'the input "names" has the type string | number, for which there is no control',
  ],
  ['/** A size. */ size = input(3);', 'the input "size" is a number and needs limits'],
  ['lit = input(false);', 'the input "lit" needs a doc comment'],
  ['press = output<void>();', 'a playground needs an input()'],
])('rejects %s', (member, reason) => {
  expect(read(member).problems.join('; ')).toContain(reason);
});

it('lists options in source order', () => {
  const { knobs } = read(`
    /** One. */ a = input<'flat' | 'round'>('flat');
    /** Other. */ b = input<null | 'round' | Tone | 'flat'>('round');
    /** A state. */ c = input<boolean | null>(null);
  `);
  expect(knobs.map((knob) => 'options' in knob && knob.options)).toEqual([
    ['flat', 'round'],
    ['round', 'dark', 'light', 'flat', null],
    [false, true, null],
  ]);
});

it('converts names to labels, with abbreviations in upper case', () => {
  const member = (name: string) => `/** Some. */ ${name} = input(false);`;
  const { knobs } = read(['touchUi', 'ariaLabel', 'suiteId'].map(member).join('\n'));
  expect(knobs.map(({ label }) => label)).toEqual(['Touch UI', 'ARIA label', 'Suite id']);
});
