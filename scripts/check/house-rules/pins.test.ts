/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { valid } from 'semver';
import { parse } from 'yaml';
import { z } from 'zod';
import own from '@/package.json' with { type: 'json' };

const step = z.object({
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const workflow = z.object({ jobs: z.record(z.string(), z.object({ steps: z.array(step) })) });

const workflows = globSync('.github/workflows/*.yml').sort();
const steps = workflows.flatMap((file) =>
  Object.values(workflow.parse(parse(readFileSync(file, 'utf8'))).jobs).flatMap((job) => job.steps),
);

it('pins packages to exact versions', () => {
  const { dependencies, devDependencies, overrides } = own;
  const overridden = Object.entries<string | Record<string, string>>(overrides).flatMap(
    ([name, version]) =>
      typeof version === 'string' ? [[name, version]] : Object.entries(version),
  );
  const all = [...Object.entries({ ...dependencies, ...devDependencies }), ...overridden];
  expect(all.filter(([, version = '']) => valid(version) === null)).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^save-exact=true$/m);
});

it('pins actions to a commit, with the version in a comment', () => {
  const used = steps.flatMap(({ uses }) => uses ?? []);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !/@[0-9a-f]{40}$/.test(name))).toEqual([]);
  for (const file of workflows) {
    const bare = readFileSync(file, 'utf8').match(/uses: \S+$/gm) ?? [];
    expect([file, bare]).toEqual([file, []]);
  }
});

it('runs workflows on the Node.js version that `npm ci` installs', () => {
  const versions = steps.flatMap((one) => one.with?.['node-version'] ?? []);
  expect(versions.length).toBeGreaterThan(0);
  expect(new Set(versions)).toEqual(new Set([own.dependencies.node]));
});
