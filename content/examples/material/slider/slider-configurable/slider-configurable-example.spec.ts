import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatCheckboxHarness } from '@angular/material/checkbox/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { MatSliderHarness } from '@angular/material/slider/testing';
import { SliderConfigurableExample } from './slider-configurable-example';

describe('SliderConfigurableExample', () => {
  let fixture: ComponentFixture<SliderConfigurableExample>;
  let loader: HarnessLoader;
  let slider: MatSliderHarness;

  beforeEach(async () => {
    fixture = TestBed.createComponent(SliderConfigurableExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
    slider = await loader.getHarness(MatSliderHarness);
  });

  it('moves in the step that is chosen', async () => {
    const step = await loader.getHarness(MatSelectHarness);
    await step.open();
    await step.clickOptions({ text: '5°' });
    await (await slider.getEndThumb()).setValue(35);

    expect(await slider.getStep()).toBe(5);
    expect(fixture.nativeElement.textContent).toContain('leans by 35°');
  });

  it('is disabled by its setting', async () => {
    await (await loader.getHarness(MatCheckboxHarness.with({ label: 'Disabled' }))).check();

    expect(await slider.isDisabled()).toBe(true);
  });
});
