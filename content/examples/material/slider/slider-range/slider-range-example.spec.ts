import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSliderHarness } from '@angular/material/slider/testing';
import { SliderRangeExample } from './slider-range-example';

describe('SliderRangeExample', () => {
  it('counts the years between the thumbs', async () => {
    const fixture = TestBed.createComponent(SliderRangeExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const slider = await loader.getHarness(MatSliderHarness);
    expect(await slider.isRange()).toBe(true);

    await (await slider.getStartThumb()).setValue(1900);
    await (await slider.getEndThumb()).setValue(1930);

    const element: HTMLElement = fixture.nativeElement;
    expect(element.textContent).toContain('Posters from 1900 to 1930, 30 years');
  });
});
