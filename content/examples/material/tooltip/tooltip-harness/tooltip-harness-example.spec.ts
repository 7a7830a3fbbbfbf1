import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTooltipHarness } from '@angular/material/tooltip/testing';
import { TooltipHarnessExample } from './tooltip-harness-example';

describe('TooltipHarnessExample', () => {
  let loader: HarnessLoader;
  const find = (selector: string) => loader.getHarness(MatTooltipHarness.with({ selector }));

  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(TooltipHarnessExample));
  });

  it('shows a tooltip, reads it and hides it', async () => {
    const take = await find('.take');
    expect(await take.isOpen()).toBe(false);

    await take.show();
    expect(await take.isOpen()).toBe(true);
    expect(await take.getTooltipText()).toBe('2 seats left in the sleigh');

    await take.hide();
    expect(await take.isOpen()).toBe(false);
  });

  it('reads whether a tooltip is disabled', async () => {
    const wait = await find('.wait');
    expect(await wait.isDisabled()).toBe(true);

    const seat = await (await find('.take')).host();
    await seat.click();
    await seat.click();

    expect(await wait.isDisabled()).toBe(false);
  });
});
