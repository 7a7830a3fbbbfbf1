import { FocusTrapFactory } from '@angular/cdk/a11y';
import { CdkDialogContainer, Dialog, DialogRef } from '@angular/cdk/dialog';
import { CdkDrag, CdkDropList } from '@angular/cdk/drag-drop';
import { ComponentPortal } from '@angular/cdk/portal';
import { ScrollingModule } from '@angular/cdk/scrolling';
import { CdkStepperModule } from '@angular/cdk/stepper';
import { CdkTableModule } from '@angular/cdk/table';
import { ComponentHarness, type TestElement } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { CdkTreeModule } from '@angular/cdk/tree';
import { HttpClient } from '@angular/common/http';
import { Component, forwardRef, inject, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { FormControl, NG_VALUE_ACCESSOR, NgControl, ReactiveFormsModule } from '@angular/forms';
import { MatAutocompleteModule, MatAutocompleteTrigger } from '@angular/material/autocomplete';
import { MatBottomSheetRef } from '@angular/material/bottom-sheet';
import { DateAdapter, MAT_DATE_FORMATS, provideNativeDateAdapter } from '@angular/material/core';
import { MatDatepickerModule } from '@angular/material/datepicker';
import { MatDialogRef } from '@angular/material/dialog';
import { MatTestDialogOpener } from '@angular/material/dialog/testing';
import { MatIcon, MatIconRegistry } from '@angular/material/icon';
import { MatSnackBar } from '@angular/material/snack-bar';
import { MatTableModule } from '@angular/material/table';
import { MatTimepickerModule } from '@angular/material/timepicker';
import { By, DomSanitizer } from '@angular/platform-browser';
import { messageOf, type Mistake, render } from './provoke';

@Component({ selector: 'claims-note', template: 'Note' })
class Note {}

/** A directive that provides the token which it injects. */
@Component({
  selector: 'claims-circular',
  template: '',
  providers: [{ provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => Circular), multi: true }],
})
class Circular {
  readonly control = inject(NgControl);
}

/** Injects a token that nobody provides. */
function asking(token: Type<unknown>): Mistake {
  class Asks {
    readonly asked = inject(token);
  }
  Component({ selector: 'claims-asks', template: '' })(Asks);
  return () => render('<claims-asks />', [Asks]);
}

/** Starts dragging an item out of a list. */
async function drag(content: string): Promise<void> {
  const fixture = await render(content, [CdkDropList, CdkDrag]);
  fixture.debugElement
    .query(By.directive(CdkDropList))
    .injector.get(CdkDropList)
    ._dropListRef.start();
}

const virtualRows = `<cdk-virtual-scroll-viewport itemSize="10"><table cdk-table [dataSource]="[1]">
  <ng-container cdkColumnDef="a"><td cdk-cell *cdkCellDef></td></ng-container>
  <tr cdk-row *cdkRowDef="let row; columns: ['a']; when: always"></tr></table></cdk-virtual-scroll-viewport>`;

const icons = () => ({
  registry: TestBed.inject(MatIconRegistry),
  trust: TestBed.inject(DomSanitizer),
});

const messages: Readonly<Record<string, Mistake>> = {
  "Element matching '[cdkFocusInitial]' is not focusable.": () => {
    const element = document.createElement('div');
    element.innerHTML = '<p cdkFocusInitial>Text</p>';
    TestBed.inject(FocusTrapFactory).create(element).focusInitialElement();
  },
  'Attempting to attach dialog content after content is already attached': () => {
    const { containerInstance } = TestBed.inject(Dialog).open(Note);
    if (containerInstance instanceof CdkDialogContainer) {
      containerInstance.attachComponentPortal(new ComponentPortal(Note));
    }
  },
  'No provider found for `DialogRef`': asking(DialogRef),
  'Invalid DOM structure for drop list. All items must be placed directly inside of the element container.':
    () =>
      drag(`<div cdkDropList cdkDropListElementContainer=".inner">
        <div class="inner"></div><p cdkDrag>One</p></div>`),
  'CdkDropList could not find an element container matching the selector ".inner"': () =>
    drag('<div cdkDropList cdkDropListElementContainer=".inner"></div>'),
  'CdkDropList could not find connected drop list with id "done"': () =>
    drag('<div cdkDropList [cdkDropListConnectedTo]="[\'done\']"></div>'),
  'CdkVirtualScrollViewport is already attached.': () =>
    render(
      `<cdk-virtual-scroll-viewport itemSize="10"><p *cdkVirtualFor="let a of [1]"></p>
        <p *cdkVirtualFor="let b of [2]"></p></cdk-virtual-scroll-viewport>`,
      [ScrollingModule],
    ),
  'No provider found for `CdkStepper`': () =>
    render('<button cdkStepperNext>Next</button>', [CdkStepperModule]),
  'There can only be one default row without a when predicate function. Or set `multiTemplateDataRows`.':
    () =>
      render(
        `<table mat-table [dataSource]="[1]">
          <ng-container matColumnDef="a"><td mat-cell *matCellDef></td></ng-container>
          <tr mat-row *matRowDef="let row; columns: ['a']"></tr>
          <tr mat-row *matRowDef="let row; columns: ['a']"></tr></table>`,
        [MatTableModule],
      ),
  'Duplicate column definition name provided: "time".': () =>
    render(
      `<table mat-table [dataSource]="[1]">
        <ng-container matColumnDef="time"><td mat-cell *matCellDef></td></ng-container>
        <ng-container matColumnDef="time"><td mat-cell *matCellDef></td></ng-container>
        <tr mat-row *matRowDef="let row; columns: ['time']"></tr></table>`,
      [MatTableModule],
    ),
  'Conditional row definitions via the `when` input are not supported when virtual scrolling is enabled, at the moment.':
    () => render(virtualRows, [ScrollingModule, CdkTableModule], { always: () => true }),
  'No harness was located at index 2': async () => {
    class NoteHarness extends ComponentHarness {
      static readonly hostSelector = 'claims-note';
    }
    const fixture = await render('<claims-note />', [Note]);
    await TestbedHarnessEnvironment.loader(fixture).getHarnessAtIndex(NoteHarness, 2);
  },
  'CDK Component harness query must contain at least one element.': async () => {
    class EmptyHarness extends ComponentHarness {
      static readonly hostSelector = 'claims-note';
      readonly find = this.locatorForAll();
    }
    const fixture = await render('<claims-note />', [Note]);
    const harness = await TestbedHarnessEnvironment.loader(fixture).getHarness(EmptyHarness);
    await harness.find();
  },
  'This TestElement was not created by the TestbedHarnessEnvironment': () => {
    const foreign: Partial<TestElement> = {};
    Reflect.apply(TestbedHarnessEnvironment.getNativeElement, undefined, [foreign]);
  },
  'Tree is using conflicting node types which can cause unexpected behavior.': () =>
    render(
      `<cdk-tree [dataSource]="[1, 2]" [childrenAccessor]="none">
        <cdk-tree-node *cdkTreeNodeDef="let one">Flat</cdk-tree-node>
        <cdk-nested-tree-node *cdkTreeNodeDef="let one; when: second">Nested</cdk-nested-tree-node>
      </cdk-tree>`,
      [CdkTreeModule],
      { none: () => [], second: (index: number) => index === 1 },
    ),
  'Attempting to open an undefined instance of `mat-autocomplete`': async () => {
    const fixture = await render('<input [matAutocomplete]="list" />', [MatAutocompleteModule], {
      list: undefined,
    });
    const input = fixture.debugElement.query(By.directive(MatAutocompleteTrigger));
    input.injector.get(MatAutocompleteTrigger).openPanel();
  },
  'No provider found for `MatBottomSheetRef`': asking(MatBottomSheetRef),
  'No provider found for `MatDialogRef`': asking(MatDialogRef),
  'No provider found for `DateAdapter`': () =>
    render('<mat-datepicker #picker /><input [matDatepicker]="picker" />', [MatDatepickerModule]),
  'Method not implemented': () => {
    DateAdapter.prototype.setTime(new Date(), 0, 0, 0);
  },
  'Circular dependency detected': () =>
    render('<claims-circular [formControl]="control" />', [Circular, ReactiveFormsModule], {
      control: new FormControl(''),
    }),
  'MatTestDialogOpener does not have a component provided.': () =>
    TestBed.createComponent(MatTestDialogOpener),
  'Could not find HttpClient for use with Angular Material icons. Please add provideHttpClient() to your providers.':
    () => {
      TestBed.configureTestingModule({ providers: [{ provide: HttpClient, useValue: null }] });
      const { registry, trust } = icons();
      registry.getSvgIconFromUrl(trust.bypassSecurityTrustResourceUrl('/buoy.svg')).subscribe();
    },
  'Error retrieving icon :buoy!': () => {
    const { registry, trust } = icons();
    registry.addSvgIcon('buoy', trust.bypassSecurityTrustResourceUrl('/buoy.svg'));
    return render('<mat-icon svgIcon="buoy" />', [MatIcon]);
  },
  '<svg> tag not found': () => {
    const { registry, trust } = icons();
    registry.addSvgIconLiteral('buoy', trust.bypassSecurityTrustHtml('<p>Not found</p>'));
    registry.getNamedSvgIcon('buoy').subscribe();
  },
  'Attempting to attach snack bar content after content is already attached': () => {
    const { containerInstance } = TestBed.inject(MatSnackBar).openFromComponent(Note);
    containerInstance.attachComponentPortal(new ComponentPortal(Note));
  },
  'MatTimepicker: Incomplete `MAT_DATE_FORMATS` has been provided.': () => {
    const formats = { parse: {}, display: {} };
    TestBed.configureTestingModule({
      providers: [provideNativeDateAdapter(), { provide: MAT_DATE_FORMATS, useValue: formats }],
    });
    return render('<input [matTimepicker]="p" /><mat-timepicker #p />', [MatTimepickerModule]);
  },
};

describe('messages about wrong setup', () => {
  for (const [message, mistake] of Object.entries(messages)) {
    it(message, async () => {
      expect(await messageOf(mistake)).toContain(message);
    });
  }
});
