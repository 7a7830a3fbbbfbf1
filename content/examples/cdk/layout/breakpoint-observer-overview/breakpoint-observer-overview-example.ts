import { BreakpointObserver, Breakpoints } from '@angular/cdk/layout';
import { Component, computed, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';

const SIZES = [
  { query: Breakpoints.XSmall, name: 'Extra small', columns: 1 },
  { query: Breakpoints.Small, name: 'Small', columns: 2 },
  { query: Breakpoints.Medium, name: 'Medium', columns: 3 },
  { query: Breakpoints.Large, name: 'Large', columns: 4 },
  { query: Breakpoints.XLarge, name: 'Extra large', columns: 6 },
];

/**
 * @title Current breakpoint
 * @summary The breakpoint that matches the width of the window is highlighted.
 */
@Component({
  selector: 'breakpoint-observer-overview-example',
  templateUrl: './breakpoint-observer-overview-example.html',
  styleUrl: './breakpoint-observer-overview-example.css',
})
export class BreakpointObserverOverviewExample {
  private readonly state = toSignal(
    inject(BreakpointObserver).observe(SIZES.map((size) => size.query)),
  );
  protected readonly sizes = computed(() =>
    SIZES.map((size) => ({ ...size, matches: this.state()?.breakpoints[size.query] ?? false })),
  );
}
