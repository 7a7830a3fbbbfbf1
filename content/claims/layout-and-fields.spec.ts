import { signal, type Type } from '@angular/core';
import { AbstractControl, FormControl, FormGroup, ReactiveFormsModule } from '@angular/forms';
import { MatButton } from '@angular/material/button';
import { ErrorStateMatcher } from '@angular/material/core';
import { MatExpansionModule, MatExpansionPanel } from '@angular/material/expansion';
import { MatIcon } from '@angular/material/icon';
import { MatInputModule } from '@angular/material/input';
import { MatListModule, MatSelectionList } from '@angular/material/list';
import { MatMenuModule, MatMenuTrigger } from '@angular/material/menu';
import { MatPaginator } from '@angular/material/paginator';
import { MatRadioModule } from '@angular/material/radio';
import { MatSidenav, MatSidenavModule } from '@angular/material/sidenav';
import { MatTableDataSource } from '@angular/material/table';
import { By } from '@angular/platform-browser';
import { render } from './provoke';

type Fixture = Awaited<ReturnType<typeof render>>;

const all = <T>({ debugElement }: Fixture, type: Type<T>) =>
  debugElement.queryAll(By.directive(type)).map(({ injector }) => injector.get(type));

const query = ({ nativeElement }: Fixture, selector: string) => {
  const found: HTMLElement | null = nativeElement.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

/** The error of two fields that must be equal, as the overview of form field shows it. */
class PasswordMismatch extends ErrorStateMatcher {
  override isErrorState(control: AbstractControl | null): boolean {
    return !!control?.touched && !!control.parent?.hasError('mismatch');
  }
}

describe('overviews of layout and fields', () => {
  it('expansion: code opens and closes a disabled panel', async () => {
    const fixture = await render(
      `<mat-expansion-panel disabled>
        <mat-expansion-panel-header>One</mat-expansion-panel-header></mat-expansion-panel>`,
      [MatExpansionModule],
    );
    const [panel] = all(fixture, MatExpansionPanel);
    query(fixture, 'mat-expansion-panel-header').click();
    expect(panel.expanded).toBe(false);
    panel.open();
    expect(panel.expanded).toBe(true);
    panel.toggle();
    expect(panel.expanded).toBe(false);
  });

  it('expansion: a panel in the body of another is not part of the accordion around it', async () => {
    const fixture = await render(
      `<mat-accordion><mat-expansion-panel expanded>
        <mat-expansion-panel-header>Outer</mat-expansion-panel-header>
        <mat-expansion-panel><mat-expansion-panel-header>Inner</mat-expansion-panel-header></mat-expansion-panel>
      </mat-expansion-panel></mat-accordion>`,
      [MatExpansionModule],
    );
    const [outer, inner] = all(fixture, MatExpansionPanel);
    inner.open();
    expect([outer.expanded, inner.expanded]).toEqual([true, true]);
  });

  it('expansion: Enter on a button in the header toggles the panel and does not press the button', async () => {
    const fixture = await render(
      `<mat-expansion-panel><mat-expansion-panel-header>
        <button>Remove</button></mat-expansion-panel-header></mat-expansion-panel>`,
      [MatExpansionModule],
    );
    const [panel] = all(fixture, MatExpansionPanel);
    const enter = new KeyboardEvent('keydown', { keyCode: 13, bubbles: true, cancelable: true });
    query(fixture, 'button').dispatchEvent(enter);
    // The browser turns an Enter that nobody has prevented into a click.
    expect([panel.expanded, enter.defaultPrevented]).toEqual([true, true]);
    query(fixture, 'button').click();
    expect(panel.expanded).toBe(false);
  });

  it('form field: a matcher that looks at the group shows its error on one field', async () => {
    const form = new FormGroup(
      { first: new FormControl('a'), second: new FormControl('b') },
      ({ value }: AbstractControl<{ first: string; second: string }>) =>
        value.first === value.second ? null : { mismatch: true },
    );
    const field = (matcher: string) =>
      `<mat-form-field><input matInput [formControl]="second" ${matcher} />
        <mat-error>Not the same</mat-error></mat-form-field>`;
    const members = { second: form.controls.second, matcher: new PasswordMismatch() };
    form.controls.second.markAsTouched();
    const imports = [MatInputModule, ReactiveFormsModule];
    const plain = await render(field(''), imports, members);
    expect(plain.nativeElement.textContent).not.toContain('Not the same');
    const matched = await render(field('[errorStateMatcher]="matcher"'), imports, members);
    expect(matched.nativeElement.textContent).toContain('Not the same');
  });

  it('icon: a class mirrors it in right-to-left layouts', async () => {
    const fixture = await render('<mat-icon class="mat-icon-rtl-mirror">east</mat-icon>', [
      MatIcon,
    ]);
    document.body.append(fixture.nativeElement);
    const icon = query(fixture, 'mat-icon');
    expect(getComputedStyle(icon).transform).not.toContain('scale');
    fixture.nativeElement.setAttribute('dir', 'rtl');
    expect(getComputedStyle(icon).transform).toBe('scale(-1, 1)');
  });

  it('list: `selectAll` changes disabled options and the form, and does not emit', async () => {
    const control = new FormControl<string[]>([]);
    const heard = vi.fn();
    const fixture = await render(
      `<mat-selection-list [formControl]="control" (selectionChange)="heard()">
        <mat-list-option value="a">A</mat-list-option>
        <mat-list-option value="b" disabled>B</mat-list-option></mat-selection-list>`,
      [MatListModule, ReactiveFormsModule],
      { control, heard },
    );
    const [list] = all(fixture, MatSelectionList);
    expect(list.selectAll()).toHaveLength(2);
    expect(control.value).toEqual(['a', 'b']);
    expect(heard).not.toHaveBeenCalled();
  });

  it('list: a selected option that is disabled is not the tab stop', async () => {
    const fixture = await render(
      `<mat-selection-list><mat-list-option>A</mat-list-option>
        <mat-list-option selected disabled>B</mat-list-option>
        <mat-list-option selected>C</mat-list-option></mat-selection-list>`,
      [MatListModule],
    );
    const stops = [...fixture.nativeElement.querySelectorAll('mat-list-option')].map(
      ({ tabIndex }) => tabIndex,
    );
    expect(stops).toEqual([-1, -1, 0]);
  });

  it('menu: an item that stops its click leaves the menu open', async () => {
    const fixture = await render(
      `<button [matMenuTriggerFor]="menu">Open</button>
      <mat-menu #menu class="wide"><button mat-menu-item class="stay" (click)="$event.stopPropagation()">A</button>
        <button mat-menu-item class="close">B</button></mat-menu>`,
      [MatMenuModule],
    );
    const [trigger] = all(fixture, MatMenuTrigger);
    trigger.openMenu();
    await fixture.whenStable();
    const panel = document.querySelector('.mat-mdc-menu-panel');
    expect(panel?.classList).toContain('wide');
    panel?.querySelector<HTMLElement>('.stay')?.click();
    expect(trigger.menuOpen).toBe(true);
    panel?.querySelector<HTMLElement>('.close')?.click();
    expect(trigger.menuOpen).toBe(false);
  });

  it('paginator: keeps its index when `length` shrinks; only a data source steps back', async () => {
    const length = signal(90);
    const heard = vi.fn();
    const fixture = await render(
      '<mat-paginator pageSize="10" pageIndex="8" [length]="length()" (page)="heard()" />',
      [MatPaginator],
      { length, heard },
    );
    const [paginator] = all(fixture, MatPaginator);
    length.set(12);
    await fixture.whenStable();
    expect(paginator.pageIndex).toBe(8);
    paginator.firstPage();
    expect(paginator.pageIndex).toBe(0);
    expect(heard).toHaveBeenCalledTimes(1);

    const rows = new MatTableDataSource(
      Array.from({ length: 90 }, (_, at) => ({ name: `row ${at}` })),
    );
    paginator.pageIndex = 8;
    rows.paginator = paginator;
    rows.connect().subscribe();
    rows.filter = 'row 1';
    await fixture.whenStable();
    expect(paginator.pageIndex).toBe(1);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('radio: `null` clears the group, and a value waits for its button', async () => {
    const control = new FormControl<string | null>('b');
    const late = signal(false);
    const fixture = await render(
      `<mat-radio-group [formControl]="control"><mat-radio-button value="a">A</mat-radio-button>
        @if (late()) { <mat-radio-button value="b">B</mat-radio-button> }</mat-radio-group>`,
      [MatRadioModule, ReactiveFormsModule],
      { control, late },
    );
    const checked = () => fixture.nativeElement.querySelectorAll('input:checked').length;
    expect(checked()).toBe(0);
    late.set(true);
    await fixture.whenStable();
    expect(checked()).toBe(1);
    control.setValue(null);
    await fixture.whenStable();
    expect(checked()).toBe(0);
  });

  it('sidenav: a signal outside of the component opens it, and Escape writes it back', async () => {
    const menu = { open: signal(false) };
    const fixture = await render(
      `<mat-sidenav-container><mat-sidenav [(opened)]="menu.open"><button matButton>A</button></mat-sidenav>
        </mat-sidenav-container>`,
      [MatSidenavModule, MatButton],
      { menu },
    );
    const [sidenav] = all(fixture, MatSidenav);
    menu.open.set(true);
    await fixture.whenStable();
    expect(sidenav.opened).toBe(true);
    const escape = new KeyboardEvent('keydown', { keyCode: 27, bubbles: true });
    query(fixture, 'mat-sidenav').dispatchEvent(escape);
    await vi.waitFor(() => {
      expect(menu.open()).toBe(false);
    });
  });
});
