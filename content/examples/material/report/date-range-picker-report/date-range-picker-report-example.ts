import { CurrencyPipe, DatePipe, PercentPipe } from '@angular/common';
import {
  Component,
  computed,
  inject,
  InjectionToken,
  linkedSignal,
  resource,
  signal,
} from '@angular/core';
import { form, FormField, required, validate } from '@angular/forms/signals';
import { MatButton } from '@angular/material/button';
import { MatChipListbox, MatChipListboxChange, MatChipOption } from '@angular/material/chips';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatDatepickerModule } from '@angular/material/datepicker';
import { MatError, MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatProgressBar } from '@angular/material/progress-bar';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { countDays, isoDay, OpenPeriod, Period, periodBefore, Preset, PRESETS } from './periods';
import { Report, SalesService } from './sales-service';

// #docregion today
/** The day that presets count from. In an application: `() => new Date()`. */
export const TODAY = new InjectionToken('TODAY', {
  providedIn: 'root',
  factory: () => new Date(2027, 4, 19),
});
// #enddocregion today

/**
 * @title Report for a date range with presets
 * @summary Loads a report for a preset or any other range, and compares it with the period before.
 */
@Component({
  selector: 'date-range-picker-report-example',
  imports: [
    CurrencyPipe,
    DatePipe,
    FormField,
    MatButton,
    MatChipListbox,
    MatChipOption,
    MatDatepickerModule,
    MatError,
    MatFormField,
    MatLabel,
    MatProgressBar,
    MatSlideToggle,
    MatSuffix,
    PercentPipe,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './date-range-picker-report-example.html',
  styleUrl: './date-range-picker-report-example.css',
})
export class DateRangePickerReportExample {
  protected readonly server = inject(SalesService);
  protected readonly today = inject(TODAY);
  protected readonly presets = PRESETS;

  // #docregion form
  private readonly typed = signal<OpenPeriod>(PRESETS[1].of(this.today));
  protected readonly dates = form(this.typed, (path) => {
    required(path.from, { message: 'Enter the first day as month/day/year.' });
    required(path.to, { message: 'Enter the last day as month/day/year.' });
    validate(path.to, ({ value, valueOf }) => {
      const [from, to] = [valueOf(path.from), value()];
      if (!from || !to || countDays({ from, to }) <= 366) return undefined;
      return { kind: 'long', message: 'A report covers at most one year.' };
    });
  });
  // Errors of the inputs themselves, such as an end before the start, have no message.
  protected readonly error = computed(() =>
    this.dates()
      .errorSummary()
      .map(({ message }) => message ?? 'Enter two days up to today, the earlier one first.')
      .at(0),
  );
  // #enddocregion form

  // #docregion period
  /** What the user entered, or undefined while that is incomplete or wrong. */
  protected readonly period = computed<Period | undefined>(() => {
    const { from, to } = this.typed();
    return from && to && this.dates().valid() ? { from, to } : undefined;
  });
  protected readonly before = computed(() => {
    const period = this.period();
    return period && periodBefore(period);
  });
  // #enddocregion period

  // #docregion preset
  protected readonly preset = computed(() => this.presets.find((preset) => this.isChosen(preset)));

  protected choose({ value, source }: MatChipListboxChange): void {
    const preset = this.presets.find((each) => each === value);
    if (preset) this.typed.set(preset.of(this.today));
    // Pressing the chosen chip again would leave none chosen.
    else source.value = this.preset();
  }

  private isChosen(preset: Preset): boolean {
    const [own, period] = [preset.of(this.today), this.period()];
    return (
      period !== undefined &&
      isoDay(own.from) === isoDay(period.from) &&
      isoDay(own.to) === isoDay(period.to)
    );
  }
  // #enddocregion preset

  // #docregion report
  protected readonly report = resource({
    params: () => this.period(),
    loader: ({ params, abortSignal }) => this.server.load(params, abortSignal),
  });
  // Keeps the last report on screen while the next one loads.
  protected readonly shown = linkedSignal<Report | undefined, Report | undefined>({
    source: () => (this.report.hasValue() ? this.report.value() : undefined),
    computation: (report, last) => report ?? last?.value,
  });
  protected readonly highest = computed(() =>
    Math.max(1, ...(this.shown()?.parts.map(({ revenue }) => revenue) ?? [])),
  );
  // #enddocregion report

  /** How much more than before, as a part of it; undefined when there was nothing before. */
  protected change(now: number, before: number): number | undefined {
    return before === 0 ? undefined : (now - before) / before;
  }

  protected fail(fails: boolean): void {
    this.server.fails.set(fails);
    this.report.reload();
  }
}
