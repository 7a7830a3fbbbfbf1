import { tokenCode } from './token-code';

const token = (name: string, value?: string) => ({
  name,
  import: `import { ${name} } from '@acme/ui';`,
  type: [{ text: 'Options' }],
  ...(value !== undefined && { default: value }),
});

describe('tokenCode', () => {
  it('provides a setting with its default', () => {
    expect(tokenCode(token('ACME_OPTIONS', "{ delay: 0, color: 'accent' }"))).toBe(
      [
        "import { ACME_OPTIONS } from '@acme/ui';",
        '',
        'providers: [',
        "  { provide: ACME_OPTIONS, useValue: { delay: 0, color: 'accent' } },",
        '],',
      ].join('\n'),
    );
  });

  it.each([undefined, '{}', '{ diameter: BASE_SIZE }'])(
    'names the type where the default %p says nothing',
    (value) => {
      const code = tokenCode(token('ACME_CONFIG', value));
      expect(code).toContain('// useValue: Options');
      expect(code).not.toContain('BASE_SIZE');
    },
  );

  it('shows only the import of what the library provides', () => {
    expect(tokenCode(token('ACME_LIST'))).toBe("import { ACME_LIST } from '@acme/ui';");
  });
});
