import type { Example } from './schema';

/** An example for tests; missing fields get values that match its id. */
export function exampleFixture(fields: Partial<Example> = {}): Example {
  const id = fields.id ?? 'button-overview';
  return {
    id,
    packagePath: `material/button/${id}`,
    folder: `content/examples/material/button/${id}`,
    title: 'Every appearance',
    componentName: 'ButtonOverviewExample',
    files: [`${id}-example.html`, `${id}-example.ts`],
    selector: `${id}-example`,
    additionalComponents: [],
    primaryFile: `${id}-example.ts`,
    module: {
      name: 'ButtonOverviewExample',
      importSpecifier: `material/button/${id}/${id}-example`,
    },
    kind: 'live',
    ...fields,
  };
}
