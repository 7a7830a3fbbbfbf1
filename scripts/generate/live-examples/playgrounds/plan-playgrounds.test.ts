/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleFixture } from '@/lib/examples/example.fixture';
import { defaultsOf } from '@/lib/playground/model';
import { printComponent } from '@/lib/playground/print-component';
import { playgroundSchema } from '@/lib/playground/schema';
import type { Library } from './library';
import { planPlaygrounds } from './plan-playgrounds';

const library: Library = {
  directivesOn: (tag) => (tag === 'my-lamp' ? ['MyLamp'] : []),
  input: (_, binding) =>
    binding === 'lit'
      ? { ref: 'lamps#MyLamp-lit', default: false, accepts: ['boolean'] }
      : undefined,
  option: (owner, name) =>
    owner === 'LampConfig' && name === 'size'
      ? { ref: 'lamps#LampConfig-size', default: 1, accepts: [] }
      : undefined,
  exportsOf: (name) => [name],
};

const source = (members: string) => `import { lamps } from './lamps';

declare function Component(metadata: object): ClassDecorator;
declare function input<T>(value: T): () => T;
declare function model<T>(value: T): () => T;
declare function output<T>(): { emit(value: T): void };

interface LampConfig {
  size?: number;
  name?: string;
}
declare function open(what: string, config?: LampConfig): void;

/** @title Lamp */
@Component({
  selector: 'lamp-playground-example',
  imports: [MyLamp, Other],
  templateUrl: './lamp-playground-example.html',
  styleUrl: './lamp-playground-example.css',
})
export class LampPlaygroundExample {
${members}
}
`;

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function example(members: string, id = 'lamp-playground') {
  const folder = mkdtempSync(join(tmpdir(), 'playground-'));
  folders.push(folder);
  const sources = {
    [`${id}-example.html`]: '<my-lamp [lit]="lit()" (press)="press.emit($event)" />',
    [`${id}-example.ts`]: source(members).replaceAll('lamp-playground', id),
    [`${id}-example.css`]: 'my-lamp {\n  margin: 0;\n}\n',
  };
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  const fields = { id, packagePath: `material/lamp/${id}`, componentName: 'LampPlaygroundExample' };
  return { folder, sources, example: exampleFixture(fields) };
}

const lit = '  /** Whether it is lit. */\n  readonly lit = input(false);\n';
const size =
  '\n  /**\n   * How large.\n   *\n   * @min 1\n   * @max 9\n   */\n  readonly size = input(1);\n';
const press = '\n  readonly press = output<string>();\n';
const use = `
  protected show() {
    open('lamp', { size: this.size(), name: 'a' });
    open('lamp', {
      size: this.size(),
    });
    return this.size() * 2;
  }
`;

it('plans the code, and knobs with references to the API', () => {
  const plan = planPlaygrounds([example(lit + size + press + use)], library).get('lamp-playground');
  if (!plan) throw new Error('There is no plan');
  expect(playgroundSchema.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  expect(plan.knobs.map(({ name, api }) => [name, api])).toEqual([
    ['lit', 'lamps#MyLamp-lit'],
    ['size', 'lamps#LampConfig-size'],
  ]);

  const code = printComponent(plan, defaultsOf(plan.knobs));
  expect(code).not.toMatch(/@title|templateUrl|styleUrl|readonly lit|press|readonly size/);
  expect(code).toContain(`open('lamp', { name: 'a' });\n    open('lamp');\n    return 1 * 2;`);
  expect(code).toContain('template: `\n    <my-lamp />\n  `,\n  styles: `\n    my-lamp {');
  const other = printComponent(plan, { lit: true, size: 9 });
  expect(other).toContain('<my-lamp lit />');
  expect(other).toContain(`open('lamp', { size: 9, name: 'a' });\n    open('lamp', { size: 9 });`);
});

it('keeps an output that the class itself emits', () => {
  const member = `${lit + press}\n  protected tell() {\n    this.press.emit('now');\n  }\n`;
  const plan = planPlaygrounds([example(member)], library).get('lamp-playground');
  expect(plan && printComponent(plan, { lit: false })).toContain(
    'readonly press = output<string>()',
  );
});

it('throws for an input without a suitable control, with file and name', () => {
  const bad = '  /** A day. */\n  readonly day = input<{ year: number } | null>(null);\n';
  expect(() => planPlaygrounds([example(lit + bad)], library)).toThrow(
    'material/lamp/lamp-playground/lamp-playground-example.ts: the input "day" has the type',
  );
});

it('throws when the class does more with an input than read it', () => {
  const set = `${lit}\n  protected turn() {\n    return this.lit;\n  }\n`;
  expect(() => planPlaygrounds([example(set)], library)).toThrow(
    'the class must only read the input "lit"',
  );
});

it('gives further playgrounds of a folder another scope than the main one', () => {
  const both = [example(lit, 'lamp-two-playground'), example(lit)];
  const scopes = [...planPlaygrounds(both, library)].map(([id, { scope }]) => [id, scope]);
  expect(scopes).toEqual([
    ['lamp-two-playground', 'two'],
    ['lamp-playground', ''],
  ]);
});

it('throws when a folder has two playgrounds and neither is the main one', () => {
  expect(() => planPlaygrounds([example(lit), example(lit, 'light-playground')], library)).toThrow(
    'there is another playground beside it, light-playground',
  );
});

it('detects events, and models that change without their own event', () => {
  const model = lit.replace('input(', 'model(');
  const planOf = (members: string, html?: string) => {
    const one = example(members);
    if (html) one.sources['lamp-playground-example.html'] = html;
    return planPlaygrounds([one], library).get('lamp-playground');
  };
  expect(planOf(lit)).toMatchObject({ hasEvents: false });
  expect(planOf(lit + press)).toMatchObject({ hasEvents: true });
  expect(planOf(model)).toMatchObject({ hasEvents: false, knobs: [{ isSilent: true }] });
  const bound = planOf(model, '<my-lamp [(lit)]="lit" />');
  expect(bound).toMatchObject({ hasEvents: true });
  expect(bound?.knobs[0]).not.toHaveProperty('isSilent');
});

it('ignores other examples', () => {
  const other = { ...example(lit), example: exampleFixture({ id: 'lamp-overview' }) };
  expect(planPlaygrounds([other], library).size).toBe(0);
});
