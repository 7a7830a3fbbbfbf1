import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { ButtonToggleOverviewExample } from './button-toggle-overview-example';

describe('ButtonToggleOverviewExample', () => {
  let fixture: ComponentFixture<ButtonToggleOverviewExample>;
  let loader: HarnessLoader;

  beforeEach(() => {
    fixture = TestBed.createComponent(ButtonToggleOverviewExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  it('shows one view at a time', async () => {
    const map = await loader.getHarness(MatButtonToggleHarness.with({ text: 'Map' }));
    const satellite = await loader.getHarness(MatButtonToggleHarness.with({ text: 'Satellite' }));
    await satellite.check();

    expect(await map.isChecked()).toBe(false);
    expect(fixture.nativeElement.textContent).toContain('the satellite view');
  });

  it('adds and removes layers on their own', async () => {
    const rain = await loader.getHarness(MatButtonToggleHarness.with({ selector: '[value=rain]' }));
    const snow = await loader.getHarness(MatButtonToggleHarness.with({ selector: '[value=snow]' }));
    await snow.check();
    expect(fixture.nativeElement.textContent).toContain('with rain, snow');

    await rain.uncheck();
    await snow.uncheck();
    expect(fixture.nativeElement.textContent).toContain('with no layers');
  });
});
