import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatSliderHarness } from '@angular/material/slider/testing';
import { SliderHarnessExample } from './slider-harness-example';

describe('SliderHarnessExample', () => {
  let fixture: ComponentFixture<SliderHarnessExample>;
  let loader: HarnessLoader;

  beforeEach(() => {
    fixture = TestBed.createComponent(SliderHarnessExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  it('reads the limits of the slider and the label of its thumb', async () => {
    const warmth = await loader.getHarness(MatSliderHarness.with({ isRange: false }));
    const thumb = await warmth.getEndThumb();

    expect(await warmth.getMinValue()).toBe(5);
    expect(await warmth.getMaxValue()).toBe(30);
    expect(await thumb.getDisplayValue()).toBe('18 °C');
  });

  it('moves both thumbs of a range', async () => {
    const hours = await loader.getHarness(MatSliderHarness.with({ isRange: true }));
    await (await hours.getStartThumb()).setValue(12);
    await (await hours.getEndThumb()).setValue(20);

    expect(await (await hours.getEndThumb()).getMinValue()).toBe(12);
    expect(fixture.nativeElement.textContent).toContain('8 hours');
  });
});
