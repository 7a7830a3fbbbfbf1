/** @jest-environment node */
import type { CodeLanguage } from '@/lib/markdown/highlight';
import { type CodeContext, linksIn } from './links-in';

const found = (text: string, language: CodeLanguage, context?: CodeContext) =>
  linksIn(text, language, context).map(
    ({ start, end, href }) => `${text.slice(start, end)} → ${href.replace('/components', '')}`,
  );

describe('TypeScript', () => {
  it('resolves names by their imports, also under another name, at their first use', () => {
    const code = `import { MatDialog as Dialogs, MAT_DIALOG_DATA } from '@angular/material/dialog';
      readonly dialogs = inject(Dialogs);
      other = inject(Dialogs);`;
    expect(found(code, 'ts')).toEqual([
      'MAT_DIALOG_DATA → /dialog/api#MAT_DIALOG_DATA',
      'Dialogs → /dialog/api#MatDialog',
    ]);
    expect(linksIn(code, 'ts')[1]?.start).toBe(code.indexOf('inject(Dialogs)') + 7);
  });

  it('leaves names alone that come from elsewhere', () => {
    const code = `import { MatDialog } from './own';\nimport { Component } from '@angular/core';\nnew MatDialog();`;
    expect(found(code, 'ts')).toEqual([]);
  });

  it('resolves members of what is injected, typed or created', () => {
    const code = `import { MatSnackBar } from '@angular/material/snack-bar';
import { SelectionModel } from '@angular/cdk/collections';
class A {
  private readonly bar = inject(MatSnackBar);
  selection = new SelectionModel<string>();
  go(ref: MatSnackBar) { this.bar.open('x'); this.selection.toggle('a'); ref.dismiss(); this.other.open(); }
}`;
    expect(found(code, 'ts')).toEqual([
      'MatSnackBar → /snack-bar/api#MatSnackBar',
      'SelectionModel → /cdk/collections/api#SelectionModel',
      'open → /snack-bar/api#MatSnackBar-open',
      'toggle → /cdk/collections/api#SelectionModel-toggle',
      'dismiss → /snack-bar/api#MatSnackBar-dismiss',
    ]);
  });

  it('resolves a name without imports only if it can mean nothing else', () => {
    expect(found('inject(MatDialog); new Overlay();', 'ts')).toEqual([
      'MatDialog → /dialog/api#MatDialog',
    ]);
    const ofOverlay = { docs: ['cdk-overlay'] };
    expect(found('inject(Overlay);', 'ts', ofOverlay)).toEqual([
      'Overlay → /cdk/overlay/api#Overlay',
    ]);
  });

  it('ignores comments, texts, and names that the code declares', () => {
    expect(found(`// MatDialog\nconst a = 'MatDialog';\nclass MatDialog {}`, 'ts')).toEqual([]);
  });

  it('resolves the inline template by the imports around it', () => {
    const code = `import { MatDivider } from '@angular/material/divider';
@Component({ imports: [MatDivider], template: '<mat-divider inset /><mat-icon />' })`;
    expect(found(code, 'ts')).toEqual([
      'MatDivider → /divider/api#MatDivider',
      'inset → /divider/api#MatDivider-inset',
    ]);
  });
});

describe('templates', () => {
  const sources = [
    `import { MatSelectModule } from '@angular/material/select'; import { MatButton } from '@angular/material/button';`,
  ];

  it('resolves elements, attributes, inputs and outputs by what is imported', () => {
    const html = `<mat-select [(value)]="v" (openedChange)="o()" [placeholder]="p">
  <mat-option id="a" [value]="1" /></mat-select>
<button type="submit" matButton="filled" [disabled]="d">Send</button><mat-card />`;
    expect(found(html, 'html', { sources })).toEqual([
      'mat-select → /select/api#MatSelect',
      'value → /select/api#MatSelect-value',
      'openedChange → /select/api#MatSelect-openedChange',
      'placeholder → /select/api#MatSelect-placeholder',
      'mat-option → /core/api#MatOption',
      'value → /core/api#MatOption-value',
      'matButton → /button/api#MatButton',
      'disabled → /button/api#MatButton-disabled',
    ]);
  });

  it('finds structural directives, blocks and exported names', () => {
    const html = `@if (a) { <div #m="matMenu"></div><mat-menu #menu="matMenu" /> }
<td *matCellDef="let row">{{ row }}</td>`;
    expect(found(html, 'html')).toEqual([
      'mat-menu → /menu/api#MatMenu',
      'matCellDef → /table/api#MatCellDef',
    ]);
  });

  it('finds nothing in plain HTML, and survives what does not parse', () => {
    expect(found('<a href="/x" id="y">z</a>', 'html')).toEqual([]);
    expect(() => linksIn('<mat-card @if (', 'html')).not.toThrow();
  });
});

describe('styles', () => {
  it('finds tokens, system variables, mixins and the tokens that are passed to them', () => {
    const scss = `a { color: var(--mat-sys-primary); --mat-card-subtitle-text-color: red; --own: 1px; }
@include mat.button-overrides((filled-container-color: red, unknown: 1px));`;
    expect(found(scss, 'scss')).toEqual([
      '--mat-sys-primary → /guide/system-variables#mat-sys-primary',
      '--mat-card-subtitle-text-color → /card/styling#mat-card-subtitle-text-color',
      'mat.button-overrides → /button/styling#button-overrides',
      'filled-container-color → /button/styling#mat-button-filled-container-color',
    ]);
  });
});

describe('mixins and functions that guides explain', () => {
  const cards = (text: string) =>
    linksIn(text, 'scss').map(({ href, card }) => `${href} ${card ?? ''}`);

  it('finds them by the namespace of the library, at their first use', () => {
    const scss = `@use '@angular/material' as look;
@include look.theme((color: red));
@include look.theme((color: blue));
@include look.m2-theme(look.m2-define-light-theme(()));
@include own.theme(());`;
    expect(found(scss, 'scss')).toEqual([
      'look.theme → /guide/theming#write-your-first-theme',
      'look.m2-theme → /guide/material-2-to-3#step-1-use-system-variables-in-your-own-styles',
      'look.m2-define-light-theme → /guide/material-2-to-3#compare-both-themes',
    ]);
    expect(cards(scss)[0]).toBe('/guide/theming#write-your-first-theme sass:theme');
  });

  it('expects the usual namespace in a fragment, and none in code of others', () => {
    expect(cards('@include mat.theme(());')).toHaveLength(1);
    expect(cards('@include own.theme(());')).toEqual([]);
    expect(cards("@use './own' as mat;\n@include mat.theme(());")).toEqual([]);
  });

  it('has a link for each of two names that one section explains', () => {
    const scss = '$a: mat.m2-define-palette(()); $b: mat.m2-define-light-theme(());';
    expect(cards(scss)).toEqual([
      '/guide/material-2-to-3#compare-both-themes sass:m2-define-palette',
      '/guide/material-2-to-3#compare-both-themes sass:m2-define-light-theme',
    ]);
  });
});

it('finds nothing in languages that have no names of the library', () => {
  expect(linksIn('ng add MatDialog --mat-sys-primary', 'bash')).toEqual([]);
});
