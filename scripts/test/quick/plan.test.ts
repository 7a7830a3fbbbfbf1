/** @jest-environment node */
import { planChecks } from './plan';

const named = (present: readonly string[], removed: readonly string[] = []) =>
  Object.fromEntries(
    planChecks({ present, removed }).map(({ name, command }) => [name, command.join(' ')]),
  );

it('has nothing to check where nothing has changed', () => {
  expect(planChecks({ present: [], removed: [] })).toEqual([]);
});

it('gives each tool the files that are its business', () => {
  const checks = named(['lib/a.ts', 'app/styles/b.css', 'content/guides/c.md', 'public/d.svg']);
  expect(Object.keys(checks)).toEqual([
    'Types',
    'Lint',
    'Unit tests',
    'Styles',
    'Formatting',
    'Spelling',
    'Prose',
  ]);
  expect(checks['Lint']).toMatch(/--no-warn-ignored lib\/a\.ts$/);
  expect(checks['Unit tests']).toMatch(/--findRelatedTests lib\/a\.ts$/);
  expect(checks['Styles']).toBe('stylelint app/styles/b.css');
  expect(checks['Formatting']).toMatch(/b\.css content\/guides\/c\.md public\/d\.svg$/);
});

it('checks types when a module is gone: others may import it', () => {
  expect(named([], ['lib/a.ts'])).toEqual({ Types: 'tsc' });
});

it('leaves the prose alone when none has changed', () => {
  expect(Object.keys(named(['README.md']))).toEqual(['Formatting', 'Spelling']);
});
