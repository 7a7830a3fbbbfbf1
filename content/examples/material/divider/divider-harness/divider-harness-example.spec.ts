import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatDividerHarness } from '@angular/material/divider/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { DividerHarnessExample } from './divider-harness-example';

describe('DividerHarnessExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(DividerHarnessExample));
  });

  it('draws one line, horizontal and inset', async () => {
    const dividers = await loader.getAllHarnesses(MatDividerHarness);

    expect(dividers).toHaveLength(1);
    expect(await dividers[0].getOrientation()).toBe('horizontal');
    expect(await dividers[0].isInset()).toBe(true);
  });

  it('turns the line when the scores stand side by side', async () => {
    const divider = await loader.getHarness(MatDividerHarness);
    await (await loader.getHarness(MatSlideToggleHarness)).uncheck();

    expect(await divider.getOrientation()).toBe('vertical');
    expect(await divider.isInset()).toBe(false);
  });
});
