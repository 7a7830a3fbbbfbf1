import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { SlideToggleFormsExample } from './slide-toggle-forms-example';

describe('SlideToggleFormsExample', () => {
  it('lets nobody join who does not climb at their own risk', async () => {
    const fixture = TestBed.createComponent(SlideToggleFormsExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const button = await loader.getHarness(MatButtonHarness);
    expect(await button.isDisabled()).toBe(true);

    const risk = await loader.getHarness(MatSlideToggleHarness.with({ label: /own risk/ }));
    await risk.check();
    await button.click();

    const element: HTMLElement = fixture.nativeElement;
    expect(element.textContent).toContain('Welcome to the club.');
  });
});
