import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatTooltipHarness } from '@angular/material/tooltip/testing';
import { TooltipManualExample } from './tooltip-manual-example';

describe('TooltipManualExample', () => {
  it('is shown and hidden by buttons', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(TooltipManualExample));
    const press = async (text: string) =>
      (await loader.getHarness(MatButtonHarness.with({ text }))).click();
    const tooltip = await loader.getHarness(MatTooltipHarness);

    await press('Show the hint');
    await vi.waitFor(async () => expect(await tooltip.isOpen()).toBe(true));
    expect(await tooltip.getTooltipText()).toContain('lost in the oven');

    await press('Hide the hint');
    await vi.waitFor(async () => expect(await tooltip.isOpen()).toBe(false));
  });
});
