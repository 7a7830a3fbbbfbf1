import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTooltipHarness } from '@angular/material/tooltip/testing';
import { TooltipCustomClassExample } from './tooltip-custom-class-example';

describe('TooltipCustomClassExample', () => {
  it('gives the tooltip its class, and the class its colors', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TooltipCustomClassExample),
    );
    const tooltip = await loader.getHarness(MatTooltipHarness);

    await tooltip.show();

    const panel = document.querySelector('.mat-mdc-tooltip.reading-room-rules');
    expect(panel?.textContent).toContain('No pens');
    const style = panel && getComputedStyle(panel);
    expect(style?.getPropertyValue('--mat-tooltip-container-shape').trim()).toBe('12px');
  });
});
