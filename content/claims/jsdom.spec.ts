import { BreakpointObserver } from '@angular/cdk/layout';
import { ScrollingModule } from '@angular/cdk/scrolling';
import { TestBed } from '@angular/core/testing';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatTimepicker, MatTimepickerInput } from '@angular/material/timepicker';
import { By } from '@angular/platform-browser';
import { messageOf, render } from './provoke';

/** Specs of examples leave a stub behind, which has no name of its own. A function of jsdom would have one. */
function removeStub(): void {
  const own: unknown = Reflect.get(Element.prototype, 'scrollIntoView');
  if (typeof own === 'function' && own.name !== 'scrollIntoView') {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
}

describe('jsdom', () => {
  beforeEach(removeStub);

  it('has no layout, and lacks functions of browsers', () => {
    const box = document.body.appendChild(document.createElement('div'));
    box.style.width = '100px';
    expect(box.getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: 0, height: 0 });
    expect(box).not.toHaveProperty('scrollIntoView');
    expect(box).not.toHaveProperty('showPopover');
    expect(document).not.toHaveProperty('elementFromPoint');
    expect(Reflect.get(window, 'matchMedia')).toBeUndefined();
    expect(Reflect.get(window, 'ResizeObserver')).toBeUndefined();
  });

  it('renders no rows of a virtual list', async () => {
    const fixture = await render(
      `<cdk-virtual-scroll-viewport itemSize="20" style="height: 100px">
        <p *cdkVirtualFor="let row of rows">{{ row }}</p></cdk-virtual-scroll-viewport>`,
      [ScrollingModule],
      { rows: [1, 2, 3] },
    );
    expect(fixture.nativeElement.querySelectorAll('p')).toHaveLength(0);
  });

  it('throws where a timepicker scrolls to the selected time', async () => {
    TestBed.configureTestingModule({ providers: [provideNativeDateAdapter()] });
    const message = await messageOf(async () => {
      const fixture = await render(
        '<input [matTimepicker]="picker" [value]="noon" /><mat-timepicker #picker />',
        [MatTimepicker, MatTimepickerInput],
        { noon: new Date(2026, 3, 16, 12) },
      );
      fixture.debugElement.query(By.directive(MatTimepicker)).injector.get(MatTimepicker).open();
      await fixture.whenStable();
    });
    expect(message).toContain('scrollIntoView is not a function');
  });

  it('matches no breakpoint', () => {
    expect(TestBed.inject(BreakpointObserver).isMatched('(min-width: 1px)')).toBe(false);
  });
});
