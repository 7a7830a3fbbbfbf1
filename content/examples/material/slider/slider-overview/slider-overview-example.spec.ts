import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSliderHarness } from '@angular/material/slider/testing';
import { SliderOverviewExample } from './slider-overview-example';

describe('SliderOverviewExample', () => {
  it('shows the tempo of the thumb', async () => {
    const fixture = TestBed.createComponent(SliderOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const slider = await loader.getHarness(MatSliderHarness);

    await (await slider.getEndThumb()).setValue(120);

    const element: HTMLElement = fixture.nativeElement;
    expect(element.textContent).toContain('120 beats per minute');
    expect(await slider.getStep()).toBe(4);
  });
});
