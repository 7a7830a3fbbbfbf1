import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { ElevationOverviewExample } from './elevation-overview-example';

describe('ElevationOverviewExample', () => {
  it('lifts the sheet to the chosen level', async () => {
    const fixture = TestBed.createComponent(ElevationOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const highest = await loader.getHarness(MatButtonToggleHarness.with({ text: '5' }));
    await highest.check();

    const sheet: HTMLElement = fixture.nativeElement.querySelector('.sheet');
    expect(sheet.textContent).toContain('level 5');
    expect(sheet.style.boxShadow).toBe('var(--mat-sys-level5)');
  });
});
