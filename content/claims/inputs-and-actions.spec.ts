import { TestKey } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { form, FormField, required } from '@angular/forms/signals';
import { MatAutocompleteModule } from '@angular/material/autocomplete';
import { MatAutocompleteHarness } from '@angular/material/autocomplete/testing';
import { MatBadge } from '@angular/material/badge';
import { MatBottomSheet } from '@angular/material/bottom-sheet';
import { MatButtonToggleModule } from '@angular/material/button-toggle';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { MAT_CHECKBOX_DEFAULT_OPTIONS, MatCheckbox } from '@angular/material/checkbox';
import { MatCheckboxHarness } from '@angular/material/checkbox/testing';
import { MatChipsModule } from '@angular/material/chips';
import { MatChipListboxHarness } from '@angular/material/chips/testing';
import { DateAdapter, MATERIAL_ANIMATIONS, provideNativeDateAdapter } from '@angular/material/core';
import { MatDatepickerModule } from '@angular/material/datepicker';
import { MatInput } from '@angular/material/input';
import { render } from './provoke';

@Component({ template: '<p>Note</p>' })
class Note {}

describe('Material: inputs and actions', () => {
  it('an autocomplete deselects its option for `null`, but not for an empty text', async () => {
    const city = new FormControl<string | null>(null);
    const fixture = await render(
      `<input matInput [formControl]="city" [matAutocomplete]="list" />
      <mat-autocomplete #list><mat-option value="Ghent">Ghent</mat-option></mat-autocomplete>`,
      [MatAutocompleteModule, MatInput, ReactiveFormsModule],
      { city },
    );
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const field = await loader.getHarness(MatAutocompleteHarness);
    const selected = async () => {
      await field.blur();
      await field.focus();
      const [option] = await field.getOptions();
      return option.isSelected();
    };
    await field.focus();
    await field.selectOption({ text: 'Ghent' });
    expect(await selected()).toBe(true);
    city.setValue('');
    await fixture.whenStable();
    expect(await field.getValue()).toBe('');
    expect(await selected()).toBe(true);
    city.setValue(null);
    await fixture.whenStable();
    expect(await field.getValue()).toBe('');
    expect(await selected()).toBe(false);
  });

  it('the panel of an autocomplete appears as soon as it has options', async () => {
    const names = signal<string[]>([]);
    const fixture = await render(
      `<input aria-label="City" [matAutocomplete]="list" />
      <mat-autocomplete #list>
        @for (name of names(); track name) { <mat-option [value]="name">{{ name }}</mat-option> }
      </mat-autocomplete>`,
      [MatAutocompleteModule],
      { names },
    );
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const field = await loader.getHarness(MatAutocompleteHarness);
    await field.focus();
    expect(await field.isOpen()).toBe(false);
    names.set(['Ghent']);
    await fixture.whenStable();
    await new Promise((next) => setTimeout(next));
    expect(await field.isOpen()).toBe(true);
  });

  it('focusing its input opens an autocomplete', async () => {
    const fixture = await render(
      `<input #field aria-label="City" [matAutocomplete]="list" />
      <button (click)="field.focus()">Choose</button>
      <mat-autocomplete #list><mat-option value="Ghent">Ghent</mat-option></mat-autocomplete>`,
      [MatAutocompleteModule],
    );
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const field = await loader.getHarness(MatAutocompleteHarness);
    (fixture.nativeElement as HTMLElement).querySelector('button')?.click();
    await fixture.whenStable();
    expect(await field.isOpen()).toBe(true);
  });

  it('a badge without text is not shown, and a zero is', async () => {
    const fixture = await render('<i matBadge></i><b [matBadge]="0"></b>', [MatBadge]);
    const host = fixture.nativeElement as HTMLElement;
    expect(host.querySelector('i')?.textContent).toBe('');
    expect(host.querySelector('b')?.textContent).toBe('0');
  });

  it('a second bottom sheet dismisses the first, which returns nothing', async () => {
    // The test environment fires no events for animations.
    TestBed.configureTestingModule({
      providers: [{ provide: MATERIAL_ANIMATIONS, useValue: { animationsDisabled: true } }],
    });
    const sheets = TestBed.inject(MatBottomSheet);
    const results: unknown[] = [];
    sheets
      .open(Note)
      .afterDismissed()
      .subscribe((result) => results.push(result));
    const second = sheets.open(Note);
    await new Promise((next) => setTimeout(next, 50));
    expect(results).toEqual([undefined]);
    expect(document.querySelectorAll('mat-bottom-sheet-container')).toHaveLength(1);
    second.dismiss();
  });

  it('a click on the selected toggle emits only from the toggle, so the group can be cleared', async () => {
    const rating = signal<string | null>(null);
    const changes: unknown[] = [];
    const fixture = await render(
      `<mat-button-toggle-group aria-label="Rating" [value]="rating()" (change)="changes.push($event.value)">
        <mat-button-toggle value="good" (change)="rate('good')">Good</mat-button-toggle>
        <mat-button-toggle value="bad" (change)="rate('bad')">Bad</mat-button-toggle>
      </mat-button-toggle-group>`,
      [MatButtonToggleModule],
      {
        rating,
        changes,
        rate: (option: string) => rating.update((now) => (now === option ? null : option)),
      },
    );
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const good = await loader.getHarness(MatButtonToggleHarness.with({ text: 'Good' }));
    const button = (fixture.nativeElement as HTMLElement).querySelector('button');
    button?.click();
    await fixture.whenStable();
    expect([rating(), await good.isChecked()]).toEqual(['good', true]);
    button?.click();
    await fixture.whenStable();
    expect([rating(), await good.isChecked()]).toEqual([null, false]);
    button?.click();
    await fixture.whenStable();
    expect([rating(), await good.isChecked()]).toEqual(['good', true]);
    expect(changes).toEqual(['good', 'good']);
  });

  it('with `noop`, a click on a checkbox reaches your handler once and changes nothing', async () => {
    TestBed.configureTestingModule({
      providers: [{ provide: MAT_CHECKBOX_DEFAULT_OPTIONS, useValue: { clickAction: 'noop' } }],
    });
    const published = signal(false);
    const clicks: unknown[] = [];
    const fixture = await render(
      '<mat-checkbox [checked]="published()" (click)="clicks.push(1)">Publish</mat-checkbox>',
      [MatCheckbox],
      { published, clicks },
    );
    const box = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatCheckboxHarness);
    (fixture.nativeElement as HTMLElement).querySelector('label')?.click();
    await fixture.whenStable();
    expect([clicks.length, await box.isChecked()]).toEqual([1, false]);
    published.set(true);
    await fixture.whenStable();
    expect(await box.isChecked()).toBe(true);
  });

  it('a click on a link in the label of a checkbox does not change it', async () => {
    const fixture = await render(
      '<mat-checkbox>I accept the <a href="#terms">terms</a></mat-checkbox>',
      [MatCheckbox],
    );
    const box = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatCheckboxHarness);
    (fixture.nativeElement as HTMLElement).querySelector('a')?.click();
    await fixture.whenStable();
    expect(await box.isChecked()).toBe(false);
  });

  it('in a signal form, `required` demands that a checkbox is checked', async () => {
    const model = signal({ terms: false });
    const order = TestBed.runInInjectionContext(() => form(model, (path) => required(path.terms)));
    await render(
      '<mat-checkbox [formField]="order.terms">Terms</mat-checkbox>',
      [FormField, MatCheckbox],
      {
        order,
      },
    );
    expect(order.terms().valid()).toBe(false);
    model.set({ terms: true });
    expect(order.terms().valid()).toBe(true);
  });

  it('Enter on a highlighted option also ends the text of a chip input', async () => {
    const emitted: string[] = [];
    const fixture = await render(
      `<mat-chip-grid #grid aria-label="Tags" />
      <input [matChipInputFor]="grid" [matAutocomplete]="list" (matChipInputTokenEnd)="emitted.push('token')" />
      <mat-autocomplete #list autoActiveFirstOption (optionSelected)="emitted.push('option')">
        <mat-option value="garden">garden</mat-option>
      </mat-autocomplete>`,
      [MatAutocompleteModule, MatChipsModule],
      { emitted },
    );
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const field = await loader.getHarness(MatAutocompleteHarness);
    await field.focus();
    await field.enterText('g');
    await (await field.host()).sendKeys(TestKey.ENTER);
    expect([...emitted].sort()).toEqual(['option', 'token']);
  });

  it('`required` on a chip grid with a form control rejects an empty array', async () => {
    const tags = new FormControl<string[]>([], { nonNullable: true });
    await render(
      '<mat-chip-grid required aria-label="Tags" [formControl]="tags" />',
      [MatChipsModule, ReactiveFormsModule],
      { tags },
    );
    expect(tags.hasError('required')).toBe(true);
    tags.setValue(['garden']);
    expect(tags.valid).toBe(true);
  });

  it('a click on the selected chip of a listbox deselects it', async () => {
    const values: unknown[] = [];
    const fixture = await render(
      `<mat-chip-listbox aria-label="View" (change)="values.push($event.value)">
        <mat-chip-option value="map">Map</mat-chip-option>
      </mat-chip-listbox>`,
      [MatChipsModule],
      { values },
    );
    const list = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatChipListboxHarness);
    const [map] = await list.getChips();
    await map.toggle();
    await map.toggle();
    expect(values).toEqual(['map', undefined]);
  });

  it('a datepicker displays its date again when the locale changes', async () => {
    TestBed.configureTestingModule({ providers: [provideNativeDateAdapter()] });
    const fixture = await render(
      '<input [matDatepicker]="picker" [value]="day" /><mat-datepicker #picker />',
      [MatDatepickerModule],
      { day: new Date(2026, 2, 4) },
    );
    const field = (fixture.nativeElement as HTMLElement).querySelector('input');
    expect(field?.value).toBe('3/4/2026');
    TestBed.inject<DateAdapter<Date>>(DateAdapter).setLocale('de-DE');
    expect(field?.value).toBe('4.3.2026');
  });
});
