import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import {
  MatButtonToggleGroupHarness,
  MatButtonToggleHarness,
} from '@angular/material/button-toggle/testing';
import { ButtonToggleHarnessExample } from './button-toggle-harness-example';

describe('ButtonToggleHarnessExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(ButtonToggleHarnessExample));
  });

  it('reads the toggles of a group', async () => {
    const group = await loader.getHarness(MatButtonToggleGroupHarness);
    const toggles = await group.getToggles();
    const texts = await Promise.all(toggles.map((toggle) => toggle.getText()));

    expect(texts).toEqual(['06:40', '12:15', '18:50']);
    expect(await group.isVertical()).toBe(false);
    expect(await group.getAppearance()).toBe('standard');
  });

  it('checks one toggle and unchecks the other', async () => {
    const group = await loader.getHarness(MatButtonToggleGroupHarness);
    const [noon] = await group.getToggles({ checked: true });
    const [dusk] = await group.getToggles({ text: '18:50' });
    expect(await noon.getText()).toBe('12:15');

    await dusk.check();
    expect(await dusk.isChecked()).toBe(true);
    expect(await noon.isChecked()).toBe(false);
  });

  it('finds a toggle outside the group and sees the group disabled by it', async () => {
    const group = await loader.getHarness(MatButtonToggleGroupHarness);
    const storm = await loader.getHarness(MatButtonToggleHarness.with({ text: 'Storm warning' }));
    await storm.toggle();

    expect(await group.isDisabled()).toBe(true);
    expect(await group.getToggles({ disabled: true })).toHaveLength(3);

    await storm.uncheck();
    expect(await group.isDisabled()).toBe(false);
  });
});
