import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTooltipHarness } from '@angular/material/tooltip/testing';
import { TooltipAutoHideExample } from './tooltip-auto-hide-example';

describe('TooltipAutoHideExample', () => {
  it('closes when it is scrolled out of its surroundings', async () => {
    const fixture = TestBed.createComponent(TooltipAutoHideExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const tooltip = await loader.getHarness(MatTooltipHarness);
    const stream: HTMLElement = fixture.nativeElement.querySelector('.stream');
    // jsdom has no layout: the area ends at 200 pixels, and the tooltip comes to lie below.
    stream.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
    await tooltip.show();
    expect(await tooltip.isOpen()).toBe(true);

    const pane = document.querySelector('.mat-mdc-tooltip-panel');
    if (pane) pane.getBoundingClientRect = () => new DOMRect(0, 400, 100, 24);
    stream.dispatchEvent(new Event('scroll'));

    await vi.waitFor(async () => expect(await tooltip.isOpen()).toBe(false));
  });
});
