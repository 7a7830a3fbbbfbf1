import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatProgressSpinnerHarness } from '@angular/material/progress-spinner/testing';
import { ProgressSpinnerHarnessExample } from './progress-spinner-harness-example';

describe('ProgressSpinnerHarnessExample', () => {
  const search = MatProgressSpinnerHarness.with({ selector: '.search' });
  let loader: HarnessLoader;

  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(ProgressSpinnerHarnessExample),
    );
  });

  it('shows how full the tank is', async () => {
    const tank = await loader.getHarness(MatProgressSpinnerHarness);

    expect(await tank.getMode()).toBe('determinate');
    expect(await tank.getValue()).toBe(80);
  });

  it('turns as long as it searches', async () => {
    expect(await loader.getAllHarnesses(search)).toHaveLength(0);

    const button = await loader.getHarness(MatButtonHarness);
    await button.click();
    const spinner = await loader.getHarness(search);
    expect(await spinner.getMode()).toBe('indeterminate');
    expect(await spinner.getValue()).toBeNull();

    await button.click();
    expect(await loader.getAllHarnesses(search)).toHaveLength(0);
  });
});
