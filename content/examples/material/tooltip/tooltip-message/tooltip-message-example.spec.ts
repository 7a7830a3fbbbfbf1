import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatTooltipHarness } from '@angular/material/tooltip/testing';
import { TooltipMessageExample } from './tooltip-message-example';

describe('TooltipMessageExample', () => {
  it('says what the next press does', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(TooltipMessageExample));
    const tooltip = await loader.getHarness(MatTooltipHarness);
    const button = await loader.getHarness(MatButtonHarness);

    await button.click();
    await tooltip.show();

    expect(await tooltip.getTooltipText()).toBe('Stop the recording');
    expect(await (await button.host()).getAttribute('aria-label')).toBe('Stop the recording');
  });
});
