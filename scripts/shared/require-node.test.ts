/** @jest-environment node */
import compiler from '@angular/compiler-cli/package.json' with { type: 'json' };
import own from '@/package.json' with { type: 'json' };
import { requireNode } from './require-node';

const range = '^22.22.3 || >=24.15.0';

it.each(['22.22.3', '22.30.0', '24.15.0', '26.0.0'])('accepts Node %s', (version) => {
  expect(() => requireNode(version, range)).not.toThrow();
});

it.each(['20.19.0', '22.22.2', '23.1.0'])('rejects Node %s with instructions', (version) => {
  expect(() => requireNode(version, range)).toThrow(/\^22\.22\.3 .*npm ci/);
});

it('requires the same range as the Angular compiler, and `npm ci` installs such a version', () => {
  expect(own.engines.node).toBe(compiler.engines.node);
  expect(() => requireNode(own.dependencies.node)).not.toThrow();
  expect(() => requireNode('20.19.0')).toThrow(own.engines.node);
});
