/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Tree } from '@angular-devkit/schematics';
import { SchematicTestRunner } from '@angular-devkit/schematics/testing';
import { compileString, Exception } from 'sass';
import { compileUnits } from '@/scripts/check/prose/code/compile';
import type { Diagnostic, Unit } from '@/scripts/check/prose/code/unit';
import { workFolder } from '@/scripts/check/prose/shared/cache';

type Mistake = () => string | Promise<string>;

/** Compiles a stylesheet with a mistake and returns the message. */
const sheet = (text: string) => (): string => {
  try {
    compileString(`@use '@angular/material' as mat;\n${text}`, {
      loadPaths: ['node_modules'],
      logger: { warn: () => undefined },
    });
  } catch (error) {
    if (error instanceof Exception) return error.sassMessage;
    throw error;
  }
  return '';
};

const units: Unit[] = [];
let compiled: Promise<readonly Diagnostic[]> | undefined;

/** Compiles all components together. */
async function compileAll(): Promise<readonly Diagnostic[]> {
  mkdirSync(workFolder, { recursive: true });
  // Inside of the project, so that modules resolve.
  const folder = mkdtempSync(join(workFolder, 'test-'));
  try {
    return await compileUnits(units, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Compiles a component with a mistake in its template and returns the messages. */
function template(html: string, imports = '', names = ''): Mistake {
  const path = `${units.length}.ts`;
  const text = `import { Component } from '@angular/core';
${imports}
@Component({ selector: 'app-a', imports: [${names}], template: \`${html}\` })
export class A { value: Date | null = null; }
`;
  units.push({ path, text, line: 0, kind: 'support' });
  return async () => {
    const found = await (compiled ??= compileAll());
    return found.flatMap((one) => (one.path === path ? [one.message] : [])).join('\n');
  };
}

/** Runs `ng add` on an invalid workspace and returns the messages of the schematic. */
const ngAdd = (builder: string, files: readonly string[]) => async (): Promise<string> => {
  const collection = 'node_modules/@angular/material/schematics/collection.json';
  const runner = new SchematicTestRunner('schematics', resolve(collection));
  const tree = Tree.empty();
  const options = { index: 'src/index.html', styles: [] };
  const build = { builder, options };
  const app = { projectType: 'application', root: '', sourceRoot: 'src', architect: { build } };
  tree.create('angular.json', JSON.stringify({ version: 1, projects: { app } }));
  for (const file of files) tree.create(file, '');
  const output: string[] = [];
  runner.logger.subscribe(({ message }) => output.push(message));
  try {
    await runner.runSchematic(
      'ng-add-setup-project',
      { project: 'app', theme: 'azure-blue' },
      tree,
    );
  } catch (error) {
    output.push(error instanceof Error ? error.message : String(error));
  }
  return output.join('\n').replace(/\s+/g, ' ');
};

const timepicker = `import { MatInputModule } from '@angular/material/input';
import { MatTimepickerModule } from '@angular/material/timepicker';`;

/** Runs `ng generate` in a workspace with one application and returns its output. */
const generate =
  (...options: readonly string[]) =>
  (): string => {
    mkdirSync(workFolder, { recursive: true });
    const folder = mkdtempSync(join(workFolder, 'test-'));
    const app = { projectType: 'application', root: '', architect: {} };
    writeFileSync(join(folder, 'angular.json'), JSON.stringify({ version: 1, projects: { app } }));
    const cli = resolve('node_modules/@angular/cli/bin/ng.js');
    const result = spawnSync(process.execPath, [cli, 'generate', ...options, '--dry-run'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NG_CLI_ANALYTICS: 'false' },
    });
    rmSync(folder, { recursive: true });
    return result.stdout + result.stderr;
  };

const messages: Readonly<Record<string, Mistake>> = {
  'Invalid token name': sheet('html { @include mat.card-overrides((mat-card-shape: 0)); }'),
  '$zValue must be between 0 and 24': sheet('p { @include mat.elevation(25); }'),
  '$map: #00696d is not a map.': sheet('html { @include mat.theme((color: #00696d)); }'),
  'Unknown theme-type provided': sheet(
    'html { @include mat.theme((color: (primary: mat.$azure-palette, theme-type: dim))); }',
  ),
  '$map: Roboto is not a map.': sheet('@include mat.typography-hierarchy((typography: Roboto));'),
  'Typography information is not available on this theme.': sheet(
    '@include mat.typography-hierarchy((plain-family: Roboto));',
  ),
  "'mat-progress-bar' is not a known element": template('<mat-progress-bar />'),
  "'mat-card-content' is not a known element": template('<mat-card-content />'),
  "'mat-checkbox' is not a known element": template('<mat-checkbox />'),
  "'mat-divider' is not a known element": template('<mat-divider />'),
  "The property and event halves of the two-way binding 'value' are not bound to the same target.":
    template(
      '<input matInput [matTimepicker]="p" [(value)]="value" /><mat-timepicker #p />',
      timepicker,
      'MatInputModule, MatTimepickerModule',
    ),
  'Cannot create an Angular Material theme because src/material-theme.scss already exists': ngAdd(
    '@angular/build:application',
    ['src/index.html', 'src/material-theme.scss'],
  ),
  'Unknown argument': generate('@angular/material:themeColor', '--primary-color=#00696d'),
  'Your project is not using the default builders': ngAdd('@nx/vite:build', ['src/index.html']),
};

describe('messages of Sass, the compiler and the schematics', () => {
  for (const [message, mistake] of Object.entries(messages)) {
    it(message, async () => {
      expect(await mistake()).toContain(message);
    });
  }
});
