import { TestKey } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { debounce, disabled, form, FormField, submit, validateHttp } from '@angular/forms/signals';
import {
  MatChipGrid,
  MatChipInput,
  MatChipListbox,
  MatChipOption,
  MatChipRow,
} from '@angular/material/chips';
import {
  MatChipInputHarness,
  MatChipListboxHarness,
  MatChipRowHarness,
} from '@angular/material/chips/testing';
import { MatSlider, MatSliderRangeThumb, MatSliderThumb } from '@angular/material/slider';
import { MatSliderHarness } from '@angular/material/slider/testing';
import { render } from './provoke';

const inContext = <T>(work: () => T): T => TestBed.runInInjectionContext(work);

describe('signal forms', () => {
  it('the field of a chip listbox with several values holds an array', async () => {
    const extras = signal({ chosen: ['Sail'] });
    const fixture = await render(
      `<mat-chip-listbox multiple aria-label="Extras" [formField]="rental.chosen">
        <mat-chip-option value="Sail">Sail</mat-chip-option>
        <mat-chip-option value="Pump">Pump</mat-chip-option>
      </mat-chip-listbox>`,
      [FormField, MatChipListbox, MatChipOption],
      { rental: inContext(() => form(extras)) },
    );
    const list = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatChipListboxHarness);
    const [sail, pump] = await list.getChips();
    expect([await sail.isSelected(), await pump.isSelected()]).toEqual([true, false]);
    await list.selectChips({ text: 'Pump' });
    expect(extras().chosen).toEqual(['Sail', 'Pump']);
  });

  it('a chip grid takes the directive, and leaving its input touches the field', async () => {
    const model = signal({ tags: ['Family'] });
    const rental = inContext(() => form(model));
    const fixture = await render(
      `<mat-chip-grid #grid [formField]="rental.tags">
        @for (tag of rental.tags().value(); track tag) {
          <mat-chip-row [value]="tag" (removed)="remove(tag)">{{ tag }}</mat-chip-row>
        }
      </mat-chip-grid>
      <input [matChipInputFor]="grid" (matChipInputTokenEnd)="add($event.value)" />`,
      [FormField, MatChipGrid, MatChipInput, MatChipRow],
      {
        rental,
        add: (tag: string) => {
          rental.tags().value.update((tags) => [...tags, tag]);
        },
        remove: (tag: string) => {
          rental.tags().value.update((tags) => tags.filter((other) => other !== tag));
        },
      },
    );
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const input = await loader.getHarness(MatChipInputHarness);
    await input.setValue('School');
    await input.sendSeparatorKey(TestKey.ENTER);
    expect(model().tags).toEqual(['Family', 'School']);
    const [family] = await loader.getAllHarnesses(MatChipRowHarness);
    await family.remove();
    expect(model().tags).toEqual(['School']);
    expect(rental.tags().touched()).toBe(false);
    await input.focus();
    await input.blur();
    await vi.waitFor(() => {
      expect(rental.tags().touched()).toBe(true);
    });
  });

  it('a slider moves with its field, writes its value into it, and is disabled by a rule', async () => {
    const model = signal({ tempo: 96, isLocked: false });
    const song = inContext(() =>
      form(model, (path) => {
        disabled(path.tempo, { when: ({ valueOf }) => valueOf(path.isLocked) });
      }),
    );
    const fixture = await render(
      `<mat-slider min="40" max="208" step="4">
        <input matSliderThumb aria-label="Tempo" [formField]="song.tempo" />
      </mat-slider>`,
      [FormField, MatSlider, MatSliderThumb],
      { song },
    );
    const slider = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatSliderHarness);
    const thumb = await slider.getEndThumb();
    expect(await thumb.getValue()).toBe(96);
    await thumb.setValue(120);
    expect(model().tempo).toBe(120);
    expect(song.tempo().dirty()).toBe(true);
    song.tempo().value.set(60);
    expect(await thumb.getValue()).toBe(60);
    expect(song.tempo().touched()).toBe(false);
    await thumb.focus();
    await thumb.blur();
    expect(song.tempo().touched()).toBe(true);
    model.update((value) => ({ ...value, isLocked: true }));
    expect(await slider.isDisabled()).toBe(true);
  });

  it('each thumb of a range has its own field', async () => {
    const model = signal({ from: 20, to: 80 });
    const fixture = await render(
      `<mat-slider>
        <input matSliderStartThumb aria-label="From" [formField]="range.from" />
        <input matSliderEndThumb aria-label="To" [formField]="range.to" />
      </mat-slider>`,
      [FormField, MatSlider, MatSliderRangeThumb],
      { range: inContext(() => form(model)) },
    );
    const slider = await TestbedHarnessEnvironment.loader(fixture).getHarness(
      MatSliderHarness.with({ isRange: true }),
    );
    const [start, end] = [await slider.getStartThumb(), await slider.getEndThumb()];
    expect([await start.getValue(), await end.getValue()]).toEqual([20, 80]);
    await start.setValue(30);
    await end.setValue(70);
    expect(model()).toEqual({ from: 30, to: 70 });
  });

  it('a check on the server is pending until the answer arrives, and its error is on the field', async () => {
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting()],
    });
    const code = signal({ code: 'SUMMER' });
    const rental = inContext(() =>
      form(code, (path) => {
        validateHttp(path.code, {
          request: ({ value }) => (value() ? `/api/codes/${value()}` : undefined),
          onSuccess: ({ valid }: { valid: boolean }) => (valid ? undefined : { kind: 'unknown' }),
          onError: () => ({ kind: 'offline' }),
        });
      }),
    );
    const server = TestBed.inject(HttpTestingController);
    const kinds = () =>
      rental
        .code()
        .errors()
        .map(({ kind }) => kind);
    TestBed.tick();
    expect([rental.code().pending(), rental.code().valid(), rental.code().invalid()]).toEqual([
      true,
      false,
      false,
    ]);
    const action = vi.fn(async () => undefined);
    expect(await submit(rental, { action })).toBe(true);
    expect(await submit(rental, { action, ignoreValidators: 'none' })).toBe(false);
    expect(action).toHaveBeenCalledTimes(1);
    server.expectOne('/api/codes/SUMMER').flush({ valid: false });
    await vi.waitFor(() => {
      expect(kinds()).toEqual(['unknown']);
    });
    expect(rental.code().pending()).toBe(false);
    code.set({ code: 'WINTER' });
    TestBed.tick();
    server.expectOne('/api/codes/WINTER').flush(null, { status: 500, statusText: 'Broken' });
    await vi.waitFor(() => {
      expect(kinds()).toEqual(['offline']);
    });
    code.set({ code: '' });
    TestBed.tick();
    server.verify();
    expect(rental.code().pending()).toBe(false);
  });

  it('an error that the action returns is on its field until the value changes', async () => {
    const model = signal({ boat: 'Canoe', day: 'Monday' });
    const rental = inContext(() => form(model));
    const sent = await submit(rental, {
      action: async () => ({ kind: 'taken', message: 'Taken', fieldTree: rental.boat }),
    });
    expect(sent).toBe(false);
    expect(
      rental
        .boat()
        .errors()
        .map(({ kind }) => kind),
    ).toEqual(['taken']);
    rental.day().value.set('Tuesday');
    expect(rental.boat().errors()).toHaveLength(1);
    rental.boat().value.set('Kayak');
    expect(rental.boat().errors()).toEqual([]);
  });

  it('`debounce` delays what is typed on its way into the model, until the field is left', async () => {
    const model = signal({ email: '' });
    const rental = inContext(() =>
      form(model, (path) => {
        debounce(path.email, 60_000);
      }),
    );
    const fixture = await render('<input [formField]="rental.email" />', [FormField], { rental });
    const input: HTMLInputElement = fixture.nativeElement.querySelector('input');
    input.value = 'mira@example.org';
    input.dispatchEvent(new Event('input'));
    await Promise.resolve();
    expect(model().email).toBe('');
    input.dispatchEvent(new Event('blur'));
    await vi.waitFor(() => {
      expect(model().email).toBe('mira@example.org');
    });
  });
});
