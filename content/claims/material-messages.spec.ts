import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { MatBadge } from '@angular/material/badge';
import { MatButton } from '@angular/material/button';
import { MatButtonToggleModule } from '@angular/material/button-toggle';
import { DateAdapter, MatNativeDateModule, provideNativeDateAdapter } from '@angular/material/core';
import { MatDatepickerModule } from '@angular/material/datepicker';
import { MatDialog } from '@angular/material/dialog';
import { MatExpansionModule } from '@angular/material/expansion';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatGridListModule } from '@angular/material/grid-list';
import { MatIcon, MatIconRegistry } from '@angular/material/icon';
import { MatInputModule } from '@angular/material/input';
import { MatListModule } from '@angular/material/list';
import { MatMenuModule } from '@angular/material/menu';
import { MatPaginatorModule } from '@angular/material/paginator';
import { MatPaginatorHarness } from '@angular/material/paginator/testing';
import { MatSelectModule } from '@angular/material/select';
import { MatSidenavModule } from '@angular/material/sidenav';
import { MatSliderModule } from '@angular/material/slider';
import { MatSortModule } from '@angular/material/sort';
import { MatTableModule } from '@angular/material/table';
import { MatTabsModule } from '@angular/material/tabs';
import { MatTimepickerModule } from '@angular/material/timepicker';
import { MatToolbarModule } from '@angular/material/toolbar';
import { MatTooltip } from '@angular/material/tooltip';
import { MatTreeModule } from '@angular/material/tree';
import { messageOf, type Mistake, render } from './provoke';

@Component({ selector: 'claims-note', template: 'Note' })
class Note {}

const field = [MatFormFieldModule, MatInputModule];
const dates = [MatNativeDateModule, MatDatepickerModule, MatTimepickerModule];

function nativeAdapter(): DateAdapter<Date> {
  TestBed.configureTestingModule({ providers: [provideNativeDateAdapter()] });
  return TestBed.inject(DateAdapter);
}

async function paginator(inputs: string): Promise<MatPaginatorHarness> {
  const fixture = await render(`<mat-paginator length="50" ${inputs} />`, [MatPaginatorModule]);
  return TestbedHarnessEnvironment.loader(fixture).getHarness(MatPaginatorHarness);
}

const timepicker = (inputs: string, members = {}) =>
  render(`<input [matTimepicker]="picker" /><mat-timepicker #picker ${inputs} />`, dates, members);

const messages: Readonly<Record<string, Mistake>> = {
  'matBadge must be attached to an element node.': () =>
    render('<ng-container matBadge="1" />', [MatBadge]),
  'Detected a matBadge on an "aria-hidden" "<mat-icon>".': () =>
    render('<mat-icon matBadge="1">home</mat-icon>', [MatBadge, MatIcon]),
  'Unsupported MatButton appearance "raised"': () =>
    render('<button [matButton]="look">Save</button>', [MatButton], { look: 'raised' }),
  'Value must be an array in multiple-selection mode.': async () => {
    const value = signal<unknown>([]);
    await render(
      `<mat-button-toggle-group multiple [value]="value()">
        <mat-button-toggle value="a" /></mat-button-toggle-group>`,
      [MatButtonToggleModule],
      { value },
    );
    value.set('a');
    TestBed.tick();
  },
  'NativeDateAdapter: Cannot format invalid date.': () =>
    nativeAdapter().format(new Date(NaN), { year: 'numeric' }),
  'Invalid month index "12". Month index has to be between 0 and 11.': () =>
    nativeAdapter().createDate(2026, 12, 1),
  'MatDatepicker: No provider found for DateAdapter.': () =>
    render('<input [matDatepicker]="picker" /><mat-datepicker #picker />', [MatDatepickerModule]),
  'A MatDatepicker can only be associated with a single input.': () =>
    render(
      '<input [matDatepicker]="picker" /><input [matDatepicker]="picker" /><mat-datepicker #picker />',
      dates,
    ),
  'A MatDatepicker can only be associated with a single actions row.': () =>
    render(
      `<input [matDatepicker]="picker" /><mat-datepicker #picker>
        <mat-datepicker-actions /><mat-datepicker-actions /></mat-datepicker>`,
      dates,
    ),
  'Attempted to open an MatDatepicker with no associated input.': async () => {
    const fixture = await render(
      '<mat-datepicker #picker /><button (click)="picker.open()">Open</button>',
      dates,
    );
    fixture.nativeElement.querySelector('button').click();
  },
  'mat-date-range-input must contain a matStartDate input': () =>
    render('<mat-date-range-input><input matEndDate /></mat-date-range-input>', dates),
  'Dialog with id "help" exists already. The dialog id must be unique.': () => {
    const dialog = TestBed.inject(MatDialog);
    dialog.open(Note, { id: 'help' });
    dialog.open(Note, { id: 'help' });
  },
  'No provider for MatExpansionPanel found in NodeInjector.': () =>
    render('<mat-expansion-panel-header>Title</mat-expansion-panel-header>', [MatExpansionModule]),
  'mat-form-field must contain a MatFormFieldControl.': () =>
    render('<mat-form-field><input /></mat-form-field>', field),
  'A hint was already declared for \'align="start"\'.': () =>
    render(
      '<mat-form-field><input matInput /><mat-hint>1</mat-hint><mat-hint>2</mat-hint></mat-form-field>',
      field,
    ),
  'MatFormField: Invalid appearance "legacy", valid values are "fill" or "outline".': () =>
    render('<mat-form-field [appearance]="look"><input matInput /></mat-form-field>', field, {
      look: 'legacy',
    }),
  'mat-grid-list: must pass in number of columns.': () =>
    render('<mat-grid-list><mat-grid-tile /></mat-grid-list>', [MatGridListModule]),
  'mat-grid-list: tile with colspan 3 is wider than grid with cols="2".': () =>
    render('<mat-grid-list cols="2"><mat-grid-tile colspan="3" /></mat-grid-list>', [
      MatGridListModule,
    ]),
  'mat-grid-list: invalid ratio given for row-height: "4:3:2"': () =>
    render('<mat-grid-list cols="2" rowHeight="4:3:2"><mat-grid-tile /></mat-grid-list>', [
      MatGridListModule,
    ]),
  'Invalid value "tall" set as rowHeight.': () =>
    render('<mat-grid-list cols="2" rowHeight="tall"><mat-grid-tile /></mat-grid-list>', [
      MatGridListModule,
    ]),
  'Unable to find icon with the name ":buoy"': () =>
    render('<mat-icon svgIcon="buoy" />', [MatIcon]),
  'Invalid icon name: "a:b:c"': () => render('<mat-icon svgIcon="a:b:c" />', [MatIcon]),
  'unsafe value used in a resource URL context': () => {
    const registry = TestBed.inject(MatIconRegistry);
    registry.getSvgIconFromUrl('https://example.org/buoy.svg');
  },
  'Input type "file" isn\'t supported by matInput.': () =>
    render('<input matInput type="file" />', field),
  'Cannot change `multiple` mode of mat-selection-list after initialization.': async () => {
    const several = signal(true);
    await render('<mat-selection-list [multiple]="several()" />', [MatListModule], { several });
    several.set(false);
    TestBed.tick();
  },
  'A list item line can only be used if there is a list item title.': () =>
    render('<mat-list><mat-list-item><span matListItemLine>1</span></mat-list-item></mat-list>', [
      MatListModule,
    ]),
  'A list item cannot have multiple titles.': () =>
    render(
      `<mat-list><mat-list-item><span matListItemTitle>1</span><span matListItemTitle>2</span>
        </mat-list-item></mat-list>`,
      [MatListModule],
    ),
  'A list item can have at maximum three lines.': () =>
    render(
      `<mat-list><mat-list-item><span matListItemTitle>1</span><span matListItemLine>2</span>
        <span matListItemLine>3</span><span matListItemLine>4</span></mat-list-item></mat-list>`,
      [MatListModule],
    ),
  'A list item cannot have wrapping content without a title.': () =>
    render('<mat-list><mat-list-item lines="2">Only text</mat-list-item></mat-list>', [
      MatListModule,
    ]),
  'matMenuTriggerFor: menu cannot contain its own trigger.': () =>
    render(
      '<mat-menu #menu><button mat-menu-item [matMenuTriggerFor]="menu">More</button></mat-menu>',
      [MatMenuModule],
    ),
  "xPosition value must be either 'before' or after'.": () =>
    render('<mat-menu [xPosition]="side" />', [MatMenuModule], { side: 'left' }),
  'Could not find first page button inside paginator. Make sure that `showFirstLastButtons` is enabled.':
    async () => (await paginator('')).goToFirstPage(),
  'Cannot find page size selector in paginator. Make sure that the `pageSizeOptions` have been configured.':
    async () => (await paginator('hidePageSize')).setPageSize(5),
  'Cannot change `multiple` mode of select after initialization.': async () => {
    const several = signal(true);
    await render('<mat-select [multiple]="several()" />', [MatSelectModule], { several });
    several.set(false);
    TestBed.tick();
  },
  '`compareWith` must be a function.': () =>
    render('<mat-select [compareWith]="same" />', [MatSelectModule], { same: 5 }),
  'A drawer was already declared for \'position="start"\'': () =>
    render('<mat-drawer-container><mat-drawer /><mat-drawer /></mat-drawer-container>', [
      MatSidenavModule,
    ]),
  'Invalid slider thumb input configuration!': () => render('<mat-slider />', [MatSliderModule]),
  'MatSortHeader must be placed within a parent element with the MatSort directive.': () =>
    render('<table><tr><th mat-sort-header="price">Price</th></tr></table>', [MatSortModule]),
  'MatSortHeader must be provided with a unique id.': () =>
    render('<table matSort><tr><th mat-sort-header>Price</th></tr></table>', [MatSortModule]),
  'Cannot have two MatSortables with the same id (price).': () =>
    render(
      `<table matSort><tr><th mat-sort-header="price">Price</th>
        <th mat-sort-header="price">Price</th></tr></table>`,
      [MatSortModule],
    ),
  "descending is not a valid sort direction ('asc' or 'desc').": () =>
    render('<table matSort [matSortDirection]="order"></table>', [MatSortModule], {
      order: 'descending',
    }),
  'Could not find column with id "platform".': () =>
    render(
      `<table mat-table [dataSource]="[{}]">
        <tr mat-row *matRowDef="let row; columns: ['platform']"></tr></table>`,
      [MatTableModule],
    ),
  'A mat-tab-nav-panel must be specified via [tabPanel].': () =>
    render('<nav mat-tab-nav-bar></nav>', [MatTabsModule]),
  'MatTimepicker: No provider found for DateAdapter.': () =>
    render('<input [matTimepicker]="picker" /><mat-timepicker #picker />', [MatTimepickerModule]),
  'Cannot specify both the `options` and `interval` inputs at the same time': () =>
    timepicker('[options]="list" interval="1h"', { list: [{ label: 'Noon', value: new Date() }] }),
  'Value of `options` input cannot be an empty array': () =>
    timepicker('[options]="list"', { list: [] }),
  'MatTimepicker can only be registered with one input at a time': () =>
    render(
      '<input [matTimepicker]="picker" /><input [matTimepicker]="picker" /><mat-timepicker #picker />',
      dates,
    ),
  'MatToolbar: Attempting to combine different toolbar modes.': () =>
    render('<mat-toolbar>Text<mat-toolbar-row>Row</mat-toolbar-row></mat-toolbar>', [
      MatToolbarModule,
    ]),
  'Tooltip position "top" is invalid.': async () => {
    const fixture = await render(
      '<button matTooltip="Save" #tip="matTooltip" [matTooltipPosition]="side" (click)="tip.show(0)">S</button>',
      [MatTooltip],
      { side: 'top' },
    );
    fixture.nativeElement.querySelector('button').click();
    await fixture.whenStable();
  },
  'A valid data source must be provided.': () =>
    render(
      `<mat-tree [dataSource]="data" [childrenAccessor]="none">
        <mat-tree-node *matTreeNodeDef="let one">One</mat-tree-node></mat-tree>`,
      [MatTreeModule],
      { data: 5, none: () => [] },
    ),
};

describe('messages of Material', () => {
  for (const [message, mistake] of Object.entries(messages)) {
    it(message, async () => {
      expect(await messageOf(mistake)).toContain(message);
    });
  }
});
