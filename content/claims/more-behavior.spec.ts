import { CdkAccordionModule } from '@angular/cdk/accordion';
import { Directionality } from '@angular/cdk/bidi';
import { SelectionModel } from '@angular/cdk/collections';
import { Dialog } from '@angular/cdk/dialog';
import { CdkMenu, CdkMenuItemCheckbox } from '@angular/cdk/menu';
import { CdkStepper } from '@angular/cdk/stepper';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { CdkTreeModule } from '@angular/cdk/tree';
import { Component, signal, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { FormControl, ReactiveFormsModule, Validators } from '@angular/forms';
import { MatCheckbox } from '@angular/material/checkbox';
import { DateAdapter, MAT_DATE_LOCALE, provideNativeDateAdapter } from '@angular/material/core';
import { MatDatepickerModule } from '@angular/material/datepicker';
import {
  MatCalendarHarness,
  MatDatepickerInputHarness,
} from '@angular/material/datepicker/testing';
import { MatDialog } from '@angular/material/dialog';
import { MatExpansionModule, MatExpansionPanel } from '@angular/material/expansion';
import { MatPaginator } from '@angular/material/paginator';
import { MatPaginatorHarness } from '@angular/material/paginator/testing';
import { MatSnackBar } from '@angular/material/snack-bar';
import { MatSortModule, type Sort } from '@angular/material/sort';
import { MatSortHarness } from '@angular/material/sort/testing';
import { MatStepperModule } from '@angular/material/stepper';
import { MatTableDataSource } from '@angular/material/table';
import { MatTimepickerModule } from '@angular/material/timepicker';
import { By } from '@angular/platform-browser';
import { Observable } from 'rxjs';
import { render } from './provoke';

@Component({ selector: 'claims-note', template: 'Note' })
class Note {}

/** The instance of a directive in a rendered component. */
function found<T>({ debugElement }: Awaited<ReturnType<typeof render>>, type: Type<T>): T {
  return debugElement.query(By.directive(type)).injector.get(type);
}

describe('overviews, further', () => {
  it('CDK dialog: a click on the backdrop calls `closePredicate` twice', async () => {
    const closePredicate = vi.fn(() => true);
    TestBed.inject(Dialog).open(Note, { closePredicate });
    document.querySelector<HTMLElement>('.cdk-overlay-backdrop')?.click();
    await vi.waitFor(() => {
      expect(document.querySelector('claims-note')).toBeNull();
    });
    expect(closePredicate).toHaveBeenCalledTimes(2);
  });

  it('Material dialog: a click on the backdrop calls it once', async () => {
    const closePredicate = vi.fn(() => true);
    const dialog = TestBed.inject(MatDialog).open(Note, { closePredicate });
    const closed = vi.fn();
    dialog.afterClosed().subscribe(closed);
    document.querySelector<HTMLElement>('.cdk-overlay-backdrop')?.click();
    await vi.waitFor(() => {
      expect(closed).toHaveBeenCalled();
    });
    expect(closePredicate).toHaveBeenCalledTimes(1);
  });

  it('CDK dialog: with `autoFocus` off, the container gets the focus', async () => {
    TestBed.inject(Dialog).open(Note, { autoFocus: false });
    await vi.waitFor(() => {
      expect(document.activeElement?.tagName).toBe('CDK-DIALOG-CONTAINER');
    });
  });

  it('core: the native adapter prints by locale, and reads the month first', () => {
    TestBed.configureTestingModule({
      providers: [provideNativeDateAdapter(), { provide: MAT_DATE_LOCALE, useValue: 'en-GB' }],
    });
    const adapter: DateAdapter<Date> = TestBed.inject(DateAdapter);
    const numeric = { year: 'numeric', month: '2-digit', day: '2-digit' };
    expect(adapter.format(new Date(2026, 2, 4), numeric)).toBe('04/03/2026');
    expect(adapter.parse('04/03/2026', null)).toEqual(new Date(2026, 3, 3));
    const refused = adapter.parse('31/03/2026', null);
    expect(refused && adapter.isValid(refused)).toBe(false);
  });

  it('stepper: `reset` empties the forms that are bound, and no others', async () => {
    const [bound, free] = [new FormControl('a'), new FormControl('b')];
    const fixture = await render(
      `<mat-stepper><mat-step [stepControl]="bound">1</mat-step>
        <mat-step><input [formControl]="free" /></mat-step></mat-stepper>`,
      [MatStepperModule, ReactiveFormsModule],
      { bound, free },
    );
    found(fixture, CdkStepper).reset();
    expect([bound.value, free.value]).toEqual([null, 'b']);
  });

  it('snack bar: opening another closes the first', async () => {
    const bars = TestBed.inject(MatSnackBar);
    const dismissed = vi.fn();
    bars.open('One').afterDismissed().subscribe(dismissed);
    bars.open('Two');
    await vi.waitFor(() => {
      expect(dismissed).toHaveBeenCalledTimes(1);
    });
  });

  it('snack bar: the message is in a live region', async () => {
    TestBed.inject(MatSnackBar).open('Archived', 'Undo', { politeness: 'assertive' });
    await vi.waitFor(() => {
      const region = document.querySelector('mat-snack-bar-container [aria-live="assertive"]');
      expect(region?.textContent).toContain('Archived');
    });
  });

  it('CDK menu: a checkbox item changes its own state', async () => {
    const fixture = await render('<div cdkMenu><button cdkMenuItemCheckbox>A</button></div>', [
      CdkMenu,
      CdkMenuItemCheckbox,
    ]);
    const item = found(fixture, CdkMenuItemCheckbox);
    item.trigger();
    expect(item.checked).toBe(true);
  });

  it('tree: the children of closed nodes are requested on the first render', async () => {
    const asked: number[] = [];
    await render(
      `<cdk-tree [dataSource]="[1]" [childrenAccessor]="partsOf">
        <cdk-tree-node *cdkTreeNodeDef="let one">{{ one }}</cdk-tree-node></cdk-tree>`,
      [CdkTreeModule],
      {
        partsOf: (one: number) =>
          new Observable<number[]>((observer) => {
            asked.push(one);
            observer.next(one < 3 ? [one + 1] : []);
            observer.complete();
          }),
      },
    );
    expect(asked).toContain(3);
  });

  it('paginator: an index that is set is not emitted, a step is', async () => {
    const index = signal(0);
    const heard: number[] = [];
    const fixture = await render(
      '<mat-paginator length="90" [pageIndex]="index()" (page)="heard($event)" />',
      [MatPaginator],
      { index, heard: ({ pageIndex }: { pageIndex: number }) => heard.push(pageIndex) },
    );
    index.set(1);
    await fixture.whenStable();
    expect(heard).toEqual([]);
    found(fixture, MatPaginator).previousPage();
    expect(heard).toEqual([0]);
  });

  it('paginator: another page size keeps the first visible row in view', async () => {
    const fixture = await render(
      '<mat-paginator length="90" [pageSizeOptions]="[5, 20]" pageSize="10" pageIndex="4" />',
      [MatPaginator],
    );
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const paginator = await loader.getHarness(MatPaginatorHarness);
    expect(await paginator.getRangeLabel()).toContain('41 – 50');
    await paginator.setPageSize(20);
    expect(await paginator.getRangeLabel()).toContain('41 – 60');
    expect(found(fixture, MatPaginator)._displayedPageSizeOptions).toEqual([5, 20]);
  });

  it('sort: a header goes from ascending to descending to none', async () => {
    const orders: string[] = [];
    const fixture = await render(
      `<table matSort (matSortChange)="sorted($event)">
        <tr><th mat-sort-header="price">Price</th></tr></table>`,
      [MatSortModule],
      { sorted: ({ direction }: Sort) => orders.push(direction) },
    );
    const sort = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatSortHarness);
    const [header] = await sort.getSortHeaders();
    for (let press = 0; press < 3; press++) await header.click();
    expect(orders).toEqual(['asc', 'desc', '']);
  });

  it('table: the filter is trimmed, and letters of any case match', () => {
    const source = new MatTableDataSource([{ name: 'Oslo' }, { name: 'Bergen' }]);
    source.filter = ' oSL ';
    expect(source.filteredData).toEqual([{ name: 'Oslo' }]);
  });

  it('accordion: `openAll` has an effect with `multi` only', async () => {
    const panels =
      '<cdk-accordion-item #a="cdkAccordionItem">{{ a.expanded }}</cdk-accordion-item>';
    for (const [multi, text] of [
      ['', 'false'],
      ['multi', 'true'],
    ] as const) {
      const fixture = await render(
        `<cdk-accordion ${multi} #group="cdkAccordion">${panels}
          <button (click)="group.openAll()">Open</button></cdk-accordion>`,
        [CdkAccordionModule],
      );
      fixture.nativeElement.querySelector('button').click();
      await fixture.whenStable();
      expect(fixture.nativeElement.textContent).toContain(text);
      TestBed.resetTestingModule();
    }
  });

  it('expansion panel: the focus in a body that closes moves to the header', async () => {
    const fixture = await render(
      `<mat-expansion-panel expanded><mat-expansion-panel-header>Title</mat-expansion-panel-header>
        <input /></mat-expansion-panel>`,
      [MatExpansionModule],
    );
    document.body.append(fixture.nativeElement);
    fixture.nativeElement.querySelector('input').focus();
    found(fixture, MatExpansionPanel).close();
    await fixture.whenStable();
    await vi.waitFor(() => {
      expect(document.activeElement?.tagName).toBe('MAT-EXPANSION-PANEL-HEADER');
    });
  });

  it('checkbox: `required` requires `true`, while the validator accepts `false`', async () => {
    const control = new FormControl(false);
    await render(
      '<mat-checkbox required [formControl]="control">A</mat-checkbox>',
      [MatCheckbox, ReactiveFormsModule],
      { control },
    );
    expect(control.errors).toEqual({ required: true });
    expect(new FormControl(false, Validators.required).errors).toBeNull();
    expect(new FormControl(false, Validators.requiredTrue).errors).toEqual({ required: true });
  });

  it('datepicker and timepicker on one control: picking a day sets midnight', async () => {
    TestBed.configureTestingModule({ providers: [provideNativeDateAdapter()] });
    const control = new FormControl(new Date(2026, 3, 16, 14, 30));
    const fixture = await render(
      `<input [matDatepicker]="days" [formControl]="control" /><mat-datepicker #days />
      <input [matTimepicker]="times" [formControl]="control" /><mat-timepicker #times />`,
      [MatDatepickerModule, MatTimepickerModule, ReactiveFormsModule],
      { control },
    );
    const loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    await (await loader.getHarness(MatDatepickerInputHarness)).openCalendar();
    await (await loader.getHarness(MatCalendarHarness)).selectCell({ text: '20' });
    expect(control.value).toEqual(new Date(2026, 3, 20));
    const [, time] = fixture.nativeElement.querySelectorAll('input');
    expect(time.value).toContain('2:30');
  });

  it('collections: `changed` emits once per call, and only when something has changed', () => {
    const model = new SelectionModel<number>(true);
    const heard: number[][] = [];
    model.changed.subscribe(({ added }) => heard.push(added));
    expect(model.select(1, 2)).toBe(true);
    expect(model.select(1)).toBe(false);
    expect(heard).toEqual([[1, 2]]);
  });

  it('bidi: the attribute of the page is read once', () => {
    document.documentElement.dir = 'rtl';
    const direction = TestBed.inject(Directionality);
    expect(direction.value).toBe('rtl');
    document.documentElement.dir = 'ltr';
    expect(direction.value).toBe('rtl');
    document.documentElement.removeAttribute('dir');
  });
});
