import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { MatTooltipHarness } from '@angular/material/tooltip/testing';
import { TooltipPositionExample } from './tooltip-position-example';

describe('TooltipPositionExample', () => {
  it('shows the tooltip on any side', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TooltipPositionExample),
    );
    const select = await loader.getHarness(MatSelectHarness);
    await select.open();
    await select.clickOptions({ text: 'after' });

    const tooltip = await loader.getHarness(MatTooltipHarness);
    await tooltip.show();

    expect(await tooltip.getTooltipText()).toBe('Lifts the bridge for masts above 9 m');
  });
});
