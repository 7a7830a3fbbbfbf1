import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { SlideToggleHarnessExample } from './slide-toggle-harness-example';

describe('SlideToggleHarnessExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(SlideToggleHarnessExample));
  });

  it('finds the toggles that are on', async () => {
    const on = await loader.getAllHarnesses(MatSlideToggleHarness.with({ checked: true }));

    expect(on).toHaveLength(1);
    expect(await on[0].getLabelText()).toBe('Pump');
  });

  it('toggles, checks and unchecks', async () => {
    const night = await loader.getHarness(MatSlideToggleHarness.with({ label: /night/ }));
    await night.toggle();
    expect(await night.isChecked()).toBe(true);

    // Checking what is on changes nothing.
    await night.check();
    expect(await night.isChecked()).toBe(true);

    await night.uncheck();
    expect(await night.isChecked()).toBe(false);
  });

  it('disables the second toggle with the first', async () => {
    const power = await loader.getHarness(MatSlideToggleHarness.with({ label: 'Pump' }));
    const night = await loader.getHarness(MatSlideToggleHarness.with({ label: /night/ }));
    await power.uncheck();

    expect(await night.isDisabled()).toBe(true);
  });
});
