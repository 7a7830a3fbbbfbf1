import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { SlideToggleOverviewExample } from './slide-toggle-overview-example';

describe('SlideToggleOverviewExample', () => {
  it('switches the alarm off', async () => {
    const fixture = TestBed.createComponent(SlideToggleOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const toggle = await loader.getHarness(MatSlideToggleHarness);
    expect(await toggle.isChecked()).toBe(true);

    await toggle.uncheck();

    const element: HTMLElement = fixture.nativeElement;
    expect(element.textContent).toContain('Nobody is called tonight.');
  });
});
