import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { MatTooltipHarness } from '@angular/material/tooltip/testing';
import { TooltipDisabledExample } from './tooltip-disabled-example';

describe('TooltipDisabledExample', () => {
  it('explains the tools only when asked to', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TooltipDisabledExample),
    );
    const [measure] = await loader.getAllHarnesses(MatTooltipHarness);
    await measure.show();
    expect(await measure.isOpen()).toBe(false);
    expect(await measure.isDisabled()).toBe(true);

    await (await loader.getHarness(MatSlideToggleHarness)).check();
    await measure.show();

    expect(await measure.getTooltipText()).toBe('Measures between two points of the plan');
  });
});
