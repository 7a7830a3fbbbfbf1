/** @jest-environment node */
import { readApiDoc } from '@/lib/api/read-doc';
import { additionalDefaults } from './additional-defaults';

it.each(Object.keys(additionalDefaults))('%s has no default in the API model', (ref) => {
  const [docId = '', anchor] = ref.split('#');
  const inputs = readApiDoc(docId).symbols.flatMap((symbol) =>
    symbol.kind === 'component' || symbol.kind === 'directive' ? symbol.inputs : [],
  );
  const input = inputs.find((candidate) => candidate.anchor === anchor);
  expect(input?.anchor).toBe(anchor);
  expect(input?.default).toBeUndefined();
});
