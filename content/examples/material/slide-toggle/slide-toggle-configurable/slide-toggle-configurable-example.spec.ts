import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatCheckboxHarness } from '@angular/material/checkbox/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { SlideToggleConfigurableExample } from './slide-toggle-configurable-example';

describe('SlideToggleConfigurableExample', () => {
  it('takes its state from the settings, and gives it back', async () => {
    const fixture: ComponentFixture<SlideToggleConfigurableExample> = TestBed.createComponent(
      SlideToggleConfigurableExample,
    );
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const toggle = await loader.getHarness(MatSlideToggleHarness);
    const setting = (label: string) => loader.getHarness(MatCheckboxHarness.with({ label }));
    const icons = () => fixture.nativeElement.querySelectorAll('.mdc-switch__icons');

    await toggle.uncheck();
    expect(await (await setting('On')).isChecked()).toBe(false);

    await (await setting('No icon in the handle')).check();
    expect(icons()).toHaveLength(0);

    await (await setting('Disabled')).check();
    expect(await toggle.isDisabled()).toBe(true);
  });
});
