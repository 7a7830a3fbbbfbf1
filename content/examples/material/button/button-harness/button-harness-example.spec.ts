import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { ButtonHarnessExample } from './button-harness-example';

describe('ButtonHarnessExample', () => {
  let fixture: ComponentFixture<ButtonHarnessExample>;
  let loader: HarnessLoader;

  beforeEach(() => {
    fixture = TestBed.createComponent(ButtonHarnessExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  it('finds a button by its text or by its appearance', async () => {
    const all = await loader.getAllHarnesses(MatButtonHarness);
    const filled = await loader.getHarness(MatButtonHarness.with({ appearance: 'filled' }));

    expect(all).toHaveLength(2);
    expect(await filled.getText()).toBe('Add a lap');
  });

  it('counts the laps that were clicked', async () => {
    const add = await loader.getHarness(MatButtonHarness.with({ text: 'Add a lap' }));
    await add.click();
    await add.click();
    await add.click();

    expect(fixture.nativeElement.textContent).toContain('1200 m');
  });

  it('starts over only when there is something to clear', async () => {
    const add = await loader.getHarness(MatButtonHarness.with({ text: 'Add a lap' }));
    const reset = await loader.getHarness(MatButtonHarness.with({ text: 'Start over' }));
    expect(await reset.isDisabled()).toBe(true);

    await add.click();
    expect(await reset.isDisabled()).toBe(false);

    await reset.click();
    expect(fixture.nativeElement.textContent).toContain('0 m');
    expect(await reset.isDisabled()).toBe(true);
  });
});
