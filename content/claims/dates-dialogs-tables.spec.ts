import {
  Component,
  effect,
  inject,
  Injectable,
  InjectionToken,
  Injector,
  input,
  inputBinding,
  output,
  outputBinding,
  signal,
  viewChild,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import {
  DateAdapter,
  MAT_DATE_LOCALE,
  NativeDateAdapter,
  provideNativeDateAdapter,
} from '@angular/material/core';
import { MatDatepickerModule } from '@angular/material/datepicker';
import { MatDialog } from '@angular/material/dialog';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { MatSnackBar } from '@angular/material/snack-bar';
import { MatSort, MatSortModule } from '@angular/material/sort';
import { type MatStep, type MatStepper, MatStepperModule } from '@angular/material/stepper';
import { MatTableDataSource, MatTableModule } from '@angular/material/table';
import { concatMap, Subject } from 'rxjs';
import { render } from './provoke';

@Injectable()
class MondayDateAdapter extends NativeDateAdapter {
  override getFirstDayOfWeek(): number {
    return 1;
  }
}

const STATION = new InjectionToken<string>('station');

@Component({ selector: 'app-filter', template: '{{ count() }} of {{ station }}' })
class Filter {
  readonly count = input(0);
  readonly search = output<string>();
  readonly station = inject(STATION, { optional: true });
}

const textOf = (selector: string) => document.querySelector(selector)?.textContent.trim();

describe('Datepicker, dialog, snack bar: common tasks', () => {
  it('datepicker: an adapter that is provided later sets the first day of the week', async () => {
    TestBed.configureTestingModule({
      providers: [
        provideNativeDateAdapter(),
        { provide: DateAdapter, useClass: MondayDateAdapter },
      ],
    });
    const fixture = await render('<mat-calendar />', [MatDatepickerModule]);
    const [day] = fixture.nativeElement.querySelectorAll('.mat-calendar-table-header th');
    expect(day.textContent).toContain('Monday');
  });

  it('datepicker: without `getWeekInfo`, the native adapter starts on Sunday', () => {
    TestBed.configureTestingModule({
      providers: [provideNativeDateAdapter(), { provide: MAT_DATE_LOCALE, useValue: 'en-GB' }],
    });
    const adapter: DateAdapter<Date> = TestBed.inject(DateAdapter);
    expect(adapter.getFirstDayOfWeek()).toBe(1);
    vi.stubGlobal('Intl', { Locale: class {} });
    expect(adapter.getFirstDayOfWeek()).toBe(0);
    vi.unstubAllGlobals();
  });

  it('datepicker: `reset` on the control empties the field', async () => {
    TestBed.configureTestingModule({ providers: [provideNativeDateAdapter()] });
    const day = new FormControl<Date | null>(new Date(2026, 3, 16));
    const fixture = await render(
      '<input [matDatepicker]="picker" [formControl]="day" /><mat-datepicker #picker />',
      [MatDatepickerModule, ReactiveFormsModule],
      { day },
    );
    const field: HTMLInputElement = fixture.nativeElement.querySelector('input');
    expect(field.value).toBe('4/16/2026');
    day.reset();
    expect(field.value).toBe('');
  });

  it('dialog: bindings update inputs and listen to outputs while it is open', async () => {
    const matches = signal(3);
    const found = vi.fn();
    const { componentInstance } = TestBed.inject(MatDialog).open(Filter, {
      bindings: [inputBinding('count', matches), outputBinding<string>('search', found)],
    });
    matches.set(7);
    await vi.waitFor(() => {
      expect(textOf('app-filter')).toContain('7 of');
    });
    componentInstance.search.emit('Lyon');
    expect(found).toHaveBeenCalledWith('Lyon');
  });

  it('dialog: shares providers only with an `injector`', () => {
    const injector = Injector.create({
      parent: TestBed.inject(Injector),
      providers: [{ provide: STATION, useValue: 'Turin' }],
    });
    const dialog = TestBed.inject(MatDialog);
    expect(dialog.open(Filter).componentInstance.station).toBeNull();
    expect(dialog.open(Filter, { injector }).componentInstance.station).toBe('Turin');
  });

  it('dialog: `maxWidth` overrides the limit of the theme in the style attribute', () => {
    TestBed.inject(MatDialog).open(Filter, { width: '100vw', maxWidth: 'none' });
    const pane = document.querySelector<HTMLElement>('.mat-mdc-dialog-panel');
    expect([pane?.style.width, pane?.style.maxWidth]).toEqual(['100vw', 'none']);
  });

  it('snack bar: a queue waits until the message before is gone', async () => {
    const snackBar = TestBed.inject(MatSnackBar);
    const messages = new Subject<string>();
    messages.pipe(concatMap((text) => snackBar.open(text).afterDismissed())).subscribe();
    messages.next('One');
    messages.next('Two');
    await vi.waitFor(() => {
      expect(textOf('simple-snack-bar')).toContain('One');
    });
    snackBar.dismiss();
    await vi.waitFor(() => {
      expect(textOf('simple-snack-bar')).toContain('Two');
    });
  });
});

describe('Slide toggle and stepper: common tasks', () => {
  it('slide toggle: returns to the old position when its signal does', async () => {
    const alerts = signal(false);
    const fixture = await render(
      '<mat-slide-toggle [checked]="alerts()" (change)="save($event.checked)">A</mat-slide-toggle>',
      [MatSlideToggle],
      { alerts, save: (on: boolean) => alerts.set(on) },
    );
    const button: HTMLButtonElement = fixture.nativeElement.querySelector('button');
    button.click();
    await fixture.whenStable();
    expect(button.getAttribute('aria-checked')).toBe('true');
    alerts.set(false);
    await fixture.whenStable();
    expect(button.getAttribute('aria-checked')).toBe('false');
  });

  it('stepper: a step moves on once it is marked as completed', async () => {
    const fixture = await render(
      `<mat-stepper linear #stepper>
        <mat-step [completed]="false" #payment>
          <button class="skip" (click)="stepper.next()">1</button>
          <button class="pay" (click)="pay(payment, stepper)">2</button>
        </mat-step>
        <mat-step>Ticket</mat-step>
      </mat-stepper>{{ stepper.selectedIndex }}`,
      [MatStepperModule],
      {
        pay: (step: MatStep, stepper: MatStepper) => {
          step.completed = true;
          stepper.next();
        },
      },
    );
    const index = () => fixture.nativeElement.textContent.trim().at(-1);
    fixture.nativeElement.querySelector('.skip').click();
    await fixture.whenStable();
    expect(index()).toBe('0');
    fixture.nativeElement.querySelector('.pay').click();
    await fixture.whenStable();
    expect(index()).toBe('1');
  });

  it('stepper: the initial index of a linear stepper can be any step, a later one cannot', async () => {
    const step = signal(1);
    const fixture = await render(
      `<mat-stepper linear [selectedIndex]="step()" #stepper>
        <mat-step [completed]="false">1</mat-step>
        <mat-step [completed]="false">2</mat-step>
        <mat-step>3</mat-step>
      </mat-stepper>{{ stepper.selectedIndex }}`,
      [MatStepperModule],
      { step },
    );
    const index = () => fixture.nativeElement.textContent.trim().at(-1);
    expect(index()).toBe('1');
    step.set(2);
    await fixture.whenStable();
    expect(index()).toBe('1');
  });
});

describe('Sort and table: common tasks', () => {
  const rows = [
    { name: 'Night', price: 54 },
    { name: 'Saver', price: 29 },
    { name: 'Flex', price: 54 },
  ];

  it('sort: setting the order in code sorts nothing, `sort` does', () => {
    const source = new MatTableDataSource([...rows]);
    const sort = new MatSort();
    const shown: string[] = [];
    source.sort = sort;
    source.connect().subscribe((fares) => shown.splice(0, 3, ...fares.map(({ name }) => name)));
    sort.ngOnInit();
    sort.active = 'price';
    sort.direction = 'asc';
    expect(shown).toEqual(['Night', 'Saver', 'Flex']);
    sort.sort({ id: 'name', start: 'asc', disableClear: false });
    expect(shown).toEqual(['Flex', 'Night', 'Saver']);
  });

  it('table: a sort that an `@if` block renders later is connected by an effect', async () => {
    @Component({
      imports: [MatSortModule, MatTableModule],
      template: `@if (ready()) {
        <table mat-table matSort matSortActive="name" matSortDirection="asc" [dataSource]="source">
          <ng-container matColumnDef="name">
            <th mat-header-cell *matHeaderCellDef mat-sort-header>Name</th>
            <td mat-cell *matCellDef="let row">{{ row.name }}</td>
          </ng-container>
          <tr mat-row *matRowDef="let row; columns: ['name']"></tr>
        </table>
      }`,
    })
    class Fares {
      readonly ready = signal(false);
      readonly source = new MatTableDataSource([...rows]);
      private readonly sort = viewChild(MatSort);
      private readonly connectSort = effect(() => {
        this.source.sort = this.sort() ?? null;
      });
    }
    const fixture = TestBed.createComponent(Fares);
    await fixture.whenStable();
    fixture.componentInstance.ready.set(true);
    await fixture.whenStable();
    expect(fixture.nativeElement.querySelector('td').textContent).toBe('Flex');
  });

  it('table: `filterPredicate` is not called for an empty filter', () => {
    const source = new MatTableDataSource([...rows]);
    const predicate = vi.fn(() => false);
    source.filterPredicate = predicate;
    source.filter = '';
    expect(source.filteredData).toHaveLength(3);
    expect(predicate).not.toHaveBeenCalled();
    source.filter = ' ';
    expect(source.filteredData).toEqual([]);
  });
});
