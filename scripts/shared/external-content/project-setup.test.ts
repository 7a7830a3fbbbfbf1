/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectSetupOf } from './project-setup';

const folder = mkdtempSync(join(tmpdir(), 'setup-'));
function write(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const theme = write(
  'styles/theme.scss',
  `@use 'colors'; a { background: url(dot.svg); b: url(#c) }`,
);
const colors = write('styles/_colors.scss', '$a: red;');
const framework = write('node_modules/@acme/css/scss/all.scss', 'a {}');
const icons = write('node_modules/icons/icons.css', 'i {}');
write('styles/dot.svg', '<svg/>');
const config = {
  file: join(folder, 'providers.ts'),
  sources: new Map([
    [join(folder, 'providers.ts'), `import { provideAcme } from '@acme/ui/config';`],
    [join(folder, 'tokens/size.ts'), `import { of } from 'rxjs';`],
  ]),
  name: 'appConfig',
};
const setup = projectSetupOf(folder, {
  styles: [
    { file: theme, sources: [theme, colors, framework] },
    { file: icons, sources: [icons] },
  ],
  config,
  types: ['jasmine'],
  localizes: true,
});

it('contains the stylesheets of the content folder, and names those of packages', () => {
  expect(setup.styles).toEqual(['src/app/styles/theme.scss', 'node_modules/icons/icons.css']);
  expect(Object.keys(setup.files)).toEqual([
    'src/app/styles/theme.scss',
    'src/app/styles/_colors.scss',
    'src/app/providers.ts',
    'src/app/tokens/size.ts',
  ]);
  expect(setup.files['src/app/styles/theme.scss']).toContain('url("data:image/svg+xml;base64,');
  expect(setup.files['src/app/styles/theme.scss']).toContain('url(#c)');
});

it('names the packages that stylesheets, providers and texts need', () => {
  expect(setup.packages).toEqual(['@acme/css', 'icons', '@acme/ui', 'rxjs', '@angular/localize']);
  expect(setup.polyfills).toEqual(['@angular/localize/init']);
  expect(setup.types).toEqual(['jasmine', '@angular/localize']);
});

it('says where the configuration of the application is', () => {
  expect(setup.config).toEqual({ name: 'appConfig', file: 'app/providers.ts' });
});

it('is empty without styles and providers', () => {
  expect(
    projectSetupOf(folder, { styles: [], config: undefined, types: [], localizes: false }),
  ).toEqual({ packages: [], styles: [], polyfills: [], types: [], files: {} });
});
