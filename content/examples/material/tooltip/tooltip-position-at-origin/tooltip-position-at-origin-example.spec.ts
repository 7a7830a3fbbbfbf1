import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { MatTooltipHarness } from '@angular/material/tooltip/testing';
import { TooltipPositionAtOriginExample } from './tooltip-position-at-origin-example';

describe('TooltipPositionAtOriginExample', () => {
  async function placeOfTooltip(atOrigin: boolean): Promise<string | undefined> {
    const fixture = TestBed.createComponent(TooltipPositionAtOriginExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const tooltip = await loader.getHarness(MatTooltipHarness);
    if (!atOrigin) await (await loader.getHarness(MatSlideToggleHarness)).uncheck();
    // jsdom has no layout: say where the field is.
    const field: HTMLElement = fixture.nativeElement.querySelector('.field');
    field.getBoundingClientRect = () => new DOMRect(100, 200, 600, 120);

    field.dispatchEvent(new MouseEvent('mouseenter', { clientX: 140, clientY: 260 }));

    await vi.waitFor(async () => expect(await tooltip.isOpen()).toBe(true));
    return document.querySelector<HTMLElement>('.mat-mdc-tooltip-panel')?.style.left;
  }

  it('opens at the pointer', async () => {
    expect(await placeOfTooltip(true)).toBe('140px');
  });

  it('opens below the middle when it is told to', async () => {
    expect(await placeOfTooltip(false)).toBe('400px');
  });
});
