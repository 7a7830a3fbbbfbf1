import { configExportOf } from './example-providers';

it('finds the exported configuration', () => {
  expect(configExportOf('export const appConfig: ApplicationConfig = { providers: [] };')).toBe(
    'appConfig',
  );
  expect(
    configExportOf(
      'export const a = 1;\nexport const b = { providers: [] } satisfies ApplicationConfig;',
    ),
  ).toBeDefined();
  expect(configExportOf('const appConfig: ApplicationConfig = { providers: [] };')).toBeUndefined();
});
