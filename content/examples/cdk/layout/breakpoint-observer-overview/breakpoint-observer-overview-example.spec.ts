import { BreakpointObserver, Breakpoints } from '@angular/cdk/layout';
import { TestBed } from '@angular/core/testing';
import { of } from 'rxjs';
import { BreakpointObserverOverviewExample } from './breakpoint-observer-overview-example';

describe('BreakpointObserverOverviewExample', () => {
  it('marks the size that matches', async () => {
    const state = { matches: true, breakpoints: { [Breakpoints.Medium]: true } };
    TestBed.configureTestingModule({
      providers: [{ provide: BreakpointObserver, useValue: { observe: () => of(state) } }],
    });
    const fixture = TestBed.createComponent(BreakpointObserverOverviewExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;

    const current = element.querySelectorAll('[aria-current]');
    expect(current).toHaveLength(1);
    expect(current[0].textContent).toContain('Medium');
  });
});
