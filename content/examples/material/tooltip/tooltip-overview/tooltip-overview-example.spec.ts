import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTooltipHarness } from '@angular/material/tooltip/testing';
import { TooltipOverviewExample } from './tooltip-overview-example';

describe('TooltipOverviewExample', () => {
  it('explains the button when it is hovered', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TooltipOverviewExample),
    );
    const tooltip = await loader.getHarness(MatTooltipHarness);
    expect(await tooltip.isOpen()).toBe(false);

    await tooltip.show();

    expect(await tooltip.getTooltipText()).toContain('proof sheet');
  });
});
