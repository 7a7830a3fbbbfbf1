/** @jest-environment node */
import { readApiDoc } from '@/lib/api/read-doc';
import { quietDefaults } from './quiet-defaults';

it.each(Object.keys(quietDefaults))('%s has a default that the API model does not know', (ref) => {
  const [docId = '', anchor] = ref.split('#');
  const inputs = readApiDoc(docId).symbols.flatMap((symbol) =>
    symbol.kind === 'component' || symbol.kind === 'directive' ? symbol.inputs : [],
  );
  const input = inputs.find((candidate) => candidate.anchor === anchor);
  expect(input?.anchor).toBe(anchor);
  expect(input?.default).toBeUndefined();
});
