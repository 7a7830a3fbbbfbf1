import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatBadgeHarness } from '@angular/material/badge/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { BadgeHarnessExample } from './badge-harness-example';

describe('BadgeHarnessExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(BadgeHarnessExample));
  });

  it('finds a badge by the text in it', async () => {
    expect(await loader.getAllHarnesses(MatBadgeHarness)).toHaveLength(2);

    const [warning] = await loader.getAllHarnesses(MatBadgeHarness.with({ text: '!' }));
    expect(await (await warning.host()).text()).toContain('Cold store');
  });

  it('tells size, place and overlap', async () => {
    const warning = await loader.getHarness(MatBadgeHarness.with({ text: '!' }));

    expect(await warning.getSize()).toBe('small');
    expect(await warning.getPosition()).toBe('below before');
    expect(await warning.isOverlapping()).toBe(false);
  });

  it('follows the count and hides at zero', async () => {
    const count = await loader.getHarness(MatBadgeHarness.with({ selector: 'button' }));
    const handOver = await loader.getHarness(MatButtonHarness);
    expect(await count.getText()).toBe('2');

    await handOver.click();
    expect(await count.getText()).toBe('1');
    expect(await count.isHidden()).toBe(false);

    await handOver.click();
    expect(await count.isHidden()).toBe(true);
  });
});
