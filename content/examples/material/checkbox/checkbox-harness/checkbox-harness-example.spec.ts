import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatCheckboxHarness } from '@angular/material/checkbox/testing';
import { CheckboxHarnessExample } from './checkbox-harness-example';

describe('CheckboxHarnessExample', () => {
  let fixture: ComponentFixture<CheckboxHarnessExample>;
  let loader: HarnessLoader;

  beforeEach(() => {
    fixture = TestBed.createComponent(CheckboxHarnessExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  it('finds the checkboxes that are checked', async () => {
    const checked = await loader.getAllHarnesses(MatCheckboxHarness.with({ checked: true }));

    expect(checked).toHaveLength(1);
    expect(await checked[0].getLabelText()).toBe('Insurance (included)');
    expect(await checked[0].isDisabled()).toBe(true);
  });

  it('adds up the options', async () => {
    const giftWrap = await loader.getHarness(MatCheckboxHarness.with({ label: /Gift wrap/ }));
    const express = await loader.getHarness(MatCheckboxHarness.with({ label: /Express/ }));
    await giftWrap.check();
    await express.check();
    expect(fixture.nativeElement.textContent).toContain('Total: 35');

    await giftWrap.uncheck();
    expect(await giftWrap.isChecked()).toBe(false);
    expect(fixture.nativeElement.textContent).toContain('Total: 32');
  });
});
