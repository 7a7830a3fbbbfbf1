import { FocusKeyManager, ListKeyManager } from '@angular/cdk/a11y';
import { SelectionModel } from '@angular/cdk/collections';
import { Dialog } from '@angular/cdk/dialog';
import { CdkDropList } from '@angular/cdk/drag-drop';
import { CdkListbox, CdkOption } from '@angular/cdk/listbox';
import {
  type ConnectedPosition,
  createFlexibleConnectedPositionStrategy,
  createOverlayRef,
} from '@angular/cdk/overlay';
import { ComponentPortal, DomPortal, DomPortalOutlet, type Portal } from '@angular/cdk/portal';
import { CdkFixedSizeVirtualScroll, CdkVirtualScrollViewport } from '@angular/cdk/scrolling';
import { CdkStep, CdkStepper } from '@angular/cdk/stepper';
import { CdkTableModule } from '@angular/cdk/table';
import { ComponentHarness } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { CdkTreeModule } from '@angular/cdk/tree';
import { ApplicationRef, Component, Injector, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { messageOf, type Mistake, render } from './provoke';

@Component({ selector: 'claims-note', template: 'Note' })
class Note {}

class HostHarness extends ComponentHarness {
  static readonly hostSelector = 'claims-none';
}

const outlet = () =>
  new DomPortalOutlet(document.createElement('div'), TestBed.inject(ApplicationRef));

function overlayAt(positions: readonly Partial<Record<keyof ConnectedPosition, string>>[]) {
  const injector = TestBed.inject(Injector);
  const strategy = createFlexibleConnectedPositionStrategy(injector, document.body);
  // TypeScript would reject this; a template without strict types allows it.
  Reflect.apply(strategy.withPositions, strategy, [positions]);
  return { strategy, ref: createOverlayRef(injector, { positionStrategy: strategy }) };
}

const rows = (content: string, data: unknown = [{}]) =>
  render(`<table cdk-table [dataSource]="data">${content}</table>`, [CdkTableModule], { data });
const seats = '<ng-container cdkColumnDef="seats"><td cdk-cell *cdkCellDef></td></ng-container>';
const tree = (inputs: string, content: string, members: Readonly<Record<string, unknown>> = {}) =>
  render(`<cdk-tree ${inputs}>${content}</cdk-tree>`, [CdkTreeModule], {
    data: [{}],
    none: () => [],
    level: () => 0,
    never: () => false,
    ...members,
  });
const node = '<cdk-tree-node *cdkTreeNodeDef="let one">One</cdk-tree-node>';

const messages: Readonly<Record<string, Mistake>> = {
  'ListKeyManager constructed with a signal must receive an injector': () =>
    Reflect.construct(FocusKeyManager, [signal([])]),
  'ListKeyManager items in typeahead mode must implement the `getLabel` method.': () =>
    new ListKeyManager([{}]).withTypeAhead(),
  'Cannot pass multiple values into SelectionModel with single-value mode.': () => {
    new SelectionModel<number>(false).select(1, 2);
  },
  'Dialog with id "help" exists already. The dialog id must be unique.': () => {
    const dialog = TestBed.inject(Dialog);
    dialog.open(Note, { id: 'help' });
    dialog.open(Note, { id: 'help' });
  },
  'cdkDropList must be attached to an element node. Currently attached to "#comment".': () =>
    render('<ng-container cdkDropList />', [CdkDropList]),
  'Listbox cannot have more than one selected value in single selection mode.': () =>
    render(
      '<ul cdkListbox [cdkListboxValue]="[1, 2]"><li [cdkOption]="1"></li><li [cdkOption]="2"></li></ul>',
      [CdkListbox, CdkOption],
    ),
  'Listbox has selected values that do not match any of its options.': () =>
    render('<ul cdkListbox [cdkListboxValue]="[3]"><li [cdkOption]="1"></li></ul>', [
      CdkListbox,
      CdkOption,
    ]),
  'Found multiple CdkOption with the same value': () =>
    render('<ul cdkListbox><li [cdkOption]="1"></li><li [cdkOption]="1"></li></ul>', [
      CdkListbox,
      CdkOption,
    ]),
  'FlexibleConnectedPositionStrategy: At least one position is required.': () =>
    overlayAt([]).ref.attach(new ComponentPortal(Note)),
  'ConnectedPosition: Invalid originX "left". Expected "start", "end" or "center".': () =>
    overlayAt([
      { originX: 'left', originY: 'top', overlayX: 'start', overlayY: 'bottom' },
    ]).ref.attach(new ComponentPortal(Note)),
  'This position strategy is already attached to an overlay': () => {
    const { strategy, ref } = overlayAt([
      { originX: 'start', originY: 'top', overlayX: 'start', overlayY: 'bottom' },
    ]);
    ref.attach(new ComponentPortal(Note));
    const other = createOverlayRef(TestBed.inject(Injector), { positionStrategy: strategy });
    other.attach(new ComponentPortal(Note));
  },
  'Host already has a portal attached': () => {
    const host = outlet();
    host.attach(new ComponentPortal(Note));
    host.attach(new ComponentPortal(Note));
  },
  'Must provide a portal to attach': () => {
    const host = outlet();
    Reflect.apply(host.attach, host, [null]);
  },
  'This PortalOutlet has already been disposed': () => {
    const host = outlet();
    host.dispose();
    host.attach(new ComponentPortal(Note));
  },
  'Attempting to attach an unknown Portal type. BasePortalOutlet accepts either a ComponentPortal or a TemplatePortal.':
    () => {
      const host = outlet();
      Reflect.apply(host.attach, host, [{ setAttachedHost: () => undefined }]);
    },
  'Attempting to detach a portal that is not attached to a host': () => {
    const portal: Portal<unknown> = new ComponentPortal(Note);
    portal.detach();
  },
  'DOM portal content must be attached to a parent node.': () => {
    outlet().attach(new DomPortal(document.createElement('p')));
  },
  'Error: cdk-virtual-scroll-viewport requires the "itemSize" property to be set.': () =>
    render('<cdk-virtual-scroll-viewport />', [CdkVirtualScrollViewport]),
  'CDK virtual scroll: maxBufferPx must be greater than or equal to minBufferPx': () =>
    render('<cdk-virtual-scroll-viewport itemSize="10" minBufferPx="50" maxBufferPx="20" />', [
      CdkVirtualScrollViewport,
      CdkFixedSizeVirtualScroll,
    ]),
  'cdkStepper: Cannot assign out-of-bounds value to `selectedIndex`.': async () => {
    const fixture = await render(
      '<div cdkStepper [selectedIndex]="index"><cdk-step>One</cdk-step></div>',
      [CdkStepper, CdkStep],
      { index: 0 },
    );
    fixture.debugElement.query(By.directive(CdkStepper)).injector.get(CdkStepper).selectedIndex = 5;
  },
  'Could not find column with id "seats".': () =>
    rows(`<tr cdk-row *cdkRowDef="let row; columns: ['seats']"></tr>`),
  'Duplicate column definition name provided: "seats".': () =>
    rows(`${seats}${seats}<tr cdk-row *cdkRowDef="let row; columns: ['seats']"></tr>`),
  'Missing definitions for header, footer, and row; cannot determine which columns should be rendered.':
    () => rows(seats),
  'There can only be one default row without a when predicate function.': () =>
    rows(`${seats}<tr cdk-row *cdkRowDef="let row; columns: ['seats']"></tr>
      <tr cdk-row *cdkRowDef="let row; columns: ['seats']"></tr>`),
  'Could not find a matching row definition for the provided row data': () =>
    render(
      `<table cdk-table [dataSource]="data">${seats}
        <tr cdk-row *cdkRowDef="let row; columns: ['seats']; when: never"></tr>
        <tr cdk-row *cdkRowDef="let row; columns: ['seats']; when: never"></tr></table>`,
      [CdkTableModule],
      { data: [{}], never: () => false },
    ),
  'Provided data source did not match an array, Observable, or DataSource': () =>
    rows(`${seats}<tr cdk-row *cdkRowDef="let row; columns: ['seats']"></tr>`, 5),
  'Table text column must have a name.': () =>
    rows('<cdk-text-column /><tr cdk-row *cdkRowDef="let row; columns: []"></tr>'),
  'Failed to find element matching one of the following queries:': async () => {
    const fixture = await render('Nothing', []);
    await TestbedHarnessEnvironment.loader(fixture).getHarness(HostHarness);
  },
  'Harness is attempting to use a fixture that has already been destroyed.': async () => {
    const fixture = await render('Nothing', []);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    fixture.destroy();
    await loader.getHarness(HostHarness);
  },
  'No keys have been specified.': async () => {
    const fixture = await render('<input />', []);
    const harness = await TestbedHarnessEnvironment.harnessForFixture(fixture, HostHarness);
    await (await harness.host()).sendKeys();
  },
  'A valid data source must be provided.': () =>
    tree('[dataSource]="data" [childrenAccessor]="none"', node, { data: 5 }),
  'Could not find a tree control, levelAccessor, or childrenAccessor for the tree.': () =>
    tree('[dataSource]="data"', node),
  'More than one of tree control, levelAccessor, or childrenAccessor were provided.': () =>
    tree('[dataSource]="data" [childrenAccessor]="none" [levelAccessor]="level"', node),
  'Could not find a matching node definition for the provided node data.': () =>
    tree(
      '[dataSource]="data" [childrenAccessor]="none"',
      `<cdk-tree-node *cdkTreeNodeDef="let one; when: never">One</cdk-tree-node>
      <cdk-tree-node *cdkTreeNodeDef="let one; when: never">Another</cdk-tree-node>`,
    ),
};

describe('messages of the CDK', () => {
  for (const [message, mistake] of Object.entries(messages)) {
    it(message, async () => {
      expect(await messageOf(mistake)).toContain(message);
    });
  }
});
