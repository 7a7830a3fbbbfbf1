import { requireNode } from './require-node';

it.each(['22.22.0', '24.1.0', '26.0.0'])('accepts Node %s', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

it.each(['20.19.0', '22.21.9'])('refuses Node %s and says what to do', (version) => {
  expect(() => requireNode(version)).toThrow(/npm ci/);
});
