import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatProgressBarHarness } from '@angular/material/progress-bar/testing';
import { ProgressBarQueryExample } from './progress-bar-query-example';

describe('ProgressBarQueryExample', () => {
  it('queries first and then counts', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(ProgressBarQueryExample),
    );
    const bar = await loader.getHarness(MatProgressBarHarness);
    const button = await loader.getHarness(MatButtonHarness);
    expect(await bar.getMode()).toBe('query');

    await button.click();
    expect(await bar.getMode()).toBe('determinate');
    expect(await bar.getValue()).toBe(35);

    await button.click();
    expect(await bar.getValue()).toBe(100);
  });
});
