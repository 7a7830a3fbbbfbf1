/** @jest-environment node */
import { planChecks } from './plan';

const named = (present: readonly string[], removed: readonly string[] = []) =>
  Object.fromEntries(
    planChecks({ present, removed }, 'HEAD').map(({ name, command }) => [name, command.join(' ')]),
  );

it('plans no check when nothing has changed', () => {
  expect(planChecks({ present: [], removed: [] }, 'HEAD')).toEqual([]);
});

it('passes each tool the files that it checks', () => {
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
  expect(checks['Unit tests']).toBe('jest --changedSince HEAD');
  expect(checks['Styles']).toBe('stylelint app/styles/b.css');
  expect(checks['Formatting']).toMatch(/b\.css content\/guides\/c\.md public\/d\.svg$/);
});

it('checks what may import a deleted module', () => {
  expect(Object.keys(named([], ['lib/a.ts']))).toEqual(['Types', 'Unit tests']);
});

it('skips the prose check when no prose has changed', () => {
  expect(Object.keys(named(['README.md']))).toEqual(['Unit tests', 'Formatting', 'Spelling']);
});
