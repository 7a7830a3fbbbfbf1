import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatCheckboxHarness } from '@angular/material/checkbox/testing';
import { CheckboxReactiveFormsExample } from './checkbox-reactive-forms-example';

describe('CheckboxReactiveFormsExample', () => {
  it('submits what is checked once consent is given', async () => {
    const fixture = TestBed.createComponent(CheckboxReactiveFormsExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const subscribe = await loader.getHarness(MatButtonHarness);
    const storm = await loader.getHarness(MatCheckboxHarness.with({ label: /Storms/ }));
    const consent = await loader.getHarness(MatCheckboxHarness.with({ label: /My number/ }));
    expect(await subscribe.isDisabled()).toBe(true);

    await storm.check();
    await consent.check();
    await subscribe.click();
    expect(fixture.nativeElement.textContent).toContain('Subscribed to: frost, storm');
  });
});
