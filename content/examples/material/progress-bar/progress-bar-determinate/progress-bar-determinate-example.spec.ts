import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatProgressBarHarness } from '@angular/material/progress-bar/testing';
import { ProgressBarDeterminateExample } from './progress-bar-determinate-example';

describe('ProgressBarDeterminateExample', () => {
  it('moves on with each page and stops at the last', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(ProgressBarDeterminateExample),
    );
    const bar = await loader.getHarness(MatProgressBarHarness);
    const button = await loader.getHarness(MatButtonHarness);
    expect(await bar.getValue()).toBe(37.5);

    for (let page = 6; page < 16; page++) await button.click();

    expect(await bar.getValue()).toBe(100);
    expect(await button.isDisabled()).toBe(true);
  });
});
