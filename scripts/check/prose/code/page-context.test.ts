/** @jest-environment node */
import { testNames, testProse } from '@/scripts/check/prose/prose.fixture';
import { exportsOf, unusedContext } from './page-context';
import { planUnits } from './plan-units';

const context = `
import { Component } from '@angular/core';
interface Stop { name: string }
export declare class View { stops: Stop[]; late: boolean }
export declare class Host { save(): void }
export declare const seat: string;
@Component({ selector: 'app-map', template: '' })
export class RouteMap { static readonly zoom = 1; }
`;
const markdown = `
\`\`\`html
<app-map /> {{ stops.length }} {{ late }}
\`\`\`

\`\`\`ts
this.save();
console.log(seat);
\`\`\`

\`\`\`ts title="app.ts"
import { RouteMap } from './map';
export const maps = [RouteMap];
\`\`\`

\`\`\`html unchecked="half of it"
<b>{{ anything }}</b>
\`\`\`
`;

it('reads the exports of a file, and which of them templates can use', () => {
  expect(exportsOf(context)).toEqual({
    names: ['View', 'Host', 'seat', 'RouteMap'],
    directives: [{ name: 'RouteMap', selector: 'app-map' }],
  });
});

it('reports declarations that no block uses', () => {
  expect(unusedContext(context, testProse(markdown))).toEqual([]);
  expect(unusedContext(context, testProse(markdown.replace(/late|seat/g, 'x')))).toEqual([
    'seat',
    'late',
  ]);
});

it('connects each block with the context of the page', () => {
  const { units, findings } = planUnits(testProse(markdown), testNames(), context);
  expect(findings).toEqual([]);
  const textOf = (path: string) => units.find((unit) => unit.path.endsWith(path))?.text ?? '';
  const view = textOf('template-3.ts');
  expect(view).toContain("import { RouteMap } from './page-context';");
  expect(view).toContain('imports: [library, RouteMap]');
  expect(view).toContain('export class Snippet extends View {}');
  expect(textOf('block-7.ts')).toContain('class Fragment extends Host {async fragment() {');
  // The page does not show this file; the context provides its exports.
  expect(textOf('/map.ts')).toBe("export * from './page-context';\n");
  expect(units.find(({ path }) => path.endsWith('template-17.html'))?.kind).toBe('template');
  expect(textOf('template-17.ts')).toContain('export class Snippet { [name: string]: any }');
});

it('reports unused declarations of a context', () => {
  const { findings } = planUnits(testProse(markdown.replace('late', 'x')), testNames(), context);
  expect(findings.map(({ message }) => message)).toEqual([
    'no block uses "late", which its context declares',
  ]);
});
