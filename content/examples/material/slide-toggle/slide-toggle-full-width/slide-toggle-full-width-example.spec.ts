import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { SlideToggleFullWidthExample } from './slide-toggle-full-width-example';

describe('SlideToggleFullWidthExample', () => {
  it('stretches every toggle, and each works by its label', async () => {
    const fixture: ComponentFixture<SlideToggleFullWidthExample> = TestBed.createComponent(
      SlideToggleFullWidthExample,
    );
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const toggles = await loader.getAllHarnesses(MatSlideToggleHarness);
    const hosts = await Promise.all(toggles.map((toggle) => toggle.host()));
    for (const host of hosts) {
      expect(await host.hasClass('mat-slide-toggle-full-width')).toBe(true);
    }

    const element: HTMLElement = fixture.nativeElement;
    [...element.querySelectorAll('label')].at(1)?.click();
    expect(await toggles[1].isChecked()).toBe(true);
  });
});
