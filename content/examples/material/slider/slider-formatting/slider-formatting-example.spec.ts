import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSliderThumbHarness } from '@angular/material/slider/testing';
import { SliderFormattingExample } from './slider-formatting-example';

describe('SliderFormattingExample', () => {
  it('reads the value as a point of the compass', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(SliderFormattingExample),
    );
    const thumb = await loader.getHarness(MatSliderThumbHarness);
    expect(await thumb.getDisplayValue()).toBe('SW');

    await thumb.setValue(0);

    expect(await thumb.getDisplayValue()).toBe('N');
  });
});
