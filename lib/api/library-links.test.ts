import { libraryVersion } from '@/lib/catalogue/version';
import { type LibraryLink, libraryLinks } from './library-links';

const doc = (entryPoint: string, ...sources: string[]) => ({
  entryPoint,
  symbols: sources.map((source) => ({ source })),
});

const addressOf = (links: readonly LibraryLink[], name: string) =>
  links.find((link) => link.text === name)?.href ?? '';

describe('libraryLinks', () => {
  it('links to the folder at the installed release, the issues and the package', () => {
    const button = doc('@angular/material/button', 'material/button/a.ts', 'material/button/b.ts');
    const links = libraryLinks({ guideline: 'components/buttons' }, button);
    expect(links).toEqual([
      {
        text: '@angular/material',
        href: `https://www.npmjs.com/package/@angular/material/v/${libraryVersion}`,
      },
      {
        text: 'Source',
        href: `https://github.com/angular/components/tree/v${libraryVersion}/src/material/button`,
      },
      {
        text: 'Open issues',
        href: 'https://github.com/angular/components/issues?q=is%3Aissue+is%3Aopen+label%3A%22area%3A+material%2Fbutton%22',
      },
      { text: 'Material guideline', href: 'https://m3.material.io/components/buttons' },
    ]);
  });

  it('links to the folder of the source files when they are not below the entry point', () => {
    const ripple = doc('@angular/material/ripple', 'material/core/ripple/a.ts', 'cdk/bidi/b.ts');
    const links = libraryLinks({}, ripple);
    expect(addressOf(links, 'Source')).toMatch('/src/material/core/ripple');
    expect(new URL(addressOf(links, 'Open issues')).searchParams.get('q')).toMatch(
      'label:"area: material/core"',
    );
  });

  it('falls back to the entry point when the files have no common folder', () => {
    const mixed = doc('@angular/cdk/a11y', 'cdk/a11y/a.ts', 'cdk/other/b.ts');
    expect(addressOf(libraryLinks({}, mixed), 'Source')).toMatch(/\/src\/cdk\/a11y$/);
    expect(libraryLinks({}, mixed).map(({ text }) => text)).not.toContain('Material guideline');
  });
});
