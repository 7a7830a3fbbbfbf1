import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatProgressBarHarness } from '@angular/material/progress-bar/testing';
import { ProgressBarHarnessExample } from './progress-bar-harness-example';

describe('ProgressBarHarnessExample', () => {
  let loader: HarnessLoader;
  let bar: MatProgressBarHarness;

  beforeEach(async () => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(ProgressBarHarnessExample));
    bar = await loader.getHarness(MatProgressBarHarness);
  });

  it('has no value while nothing is known', async () => {
    expect(await bar.getMode()).toBe('indeterminate');
    expect(await bar.getValue()).toBeNull();
  });

  it('moves on with every jar', async () => {
    const seal = await loader.getHarness(MatButtonHarness);
    await seal.click();
    await seal.click();

    expect(await bar.getMode()).toBe('determinate');
    expect(await bar.getValue()).toBe(25);
  });
});
