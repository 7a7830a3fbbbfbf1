import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { SlideToggleAtOnceExample } from './slide-toggle-at-once-example';

describe('SlideToggleAtOnceExample', () => {
  it('acts when it is pressed', async () => {
    const fixture = TestBed.createComponent(SlideToggleAtOnceExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const toggle = await loader.getHarness(MatSlideToggleHarness);
    expect(await toggle.isChecked()).toBe(true);
    expect(fixture.nativeElement.textContent).toContain('The light is on.');

    await toggle.toggle();
    expect(fixture.nativeElement.textContent).toContain('The light is off.');
  });
});
