/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findBrowser } from '@/scripts/shared/installed-browsers/find-browser';
import { clientAssumptions, exportAssumptions } from '../rehearsal/assumptions';
import type { Outcome } from '../rehearsal/check-assumptions';

const rehearsal = 'scripts/export/next/rehearsal/index.ts';
let outcomes: readonly Outcome[] = [];

/** In a process of its own: the bundler of the pages' script cannot be loaded in Jest. */
beforeAll(() => {
  const tsx = resolve('node_modules/.bin/tsx');
  const json = execFileSync(tsx, [rehearsal, 'installed', '--json'], { encoding: 'utf8' });
  outcomes = JSON.parse(json);
});

const names = (assumptions: readonly { name: string }[]) => assumptions.map(({ name }) => name);
const mustHold = (name: string) => {
  expect(outcomes.find((outcome) => outcome.name === name)).toEqual({ name });
};

describe('what the site assumes about the files that the installed Next writes', () => {
  it.each(names(exportAssumptions))('%s', mustHold);
});

const hasBrowser = findBrowser() !== undefined;

(hasBrowser ? describe : describe.skip)(
  `what the site assumes about the client of the installed Next${hasBrowser ? '' : ' (skipped: there is no browser; `npm test` gets one)'}`,
  () => {
    it.each(names(clientAssumptions))('%s', mustHold);
  },
);
