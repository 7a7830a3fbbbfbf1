import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { SlideToggleLaterAvoidExample } from './slide-toggle-later-avoid-example';

describe('SlideToggleLaterAvoidExample', () => {
  it('shows a state that does not hold until it is saved', async () => {
    const fixture = TestBed.createComponent(SlideToggleLaterAvoidExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    await (await loader.getHarness(MatSlideToggleHarness)).toggle();
    expect(fixture.nativeElement.textContent).toContain('Letters: none');

    await (await loader.getHarness(MatButtonHarness)).click();
    expect(fixture.nativeElement.textContent).toContain('Letters: every week');
  });
});
