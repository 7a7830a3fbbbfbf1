import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatCheckboxHarness } from '@angular/material/checkbox/testing';
import { CheckboxOverviewExample } from './checkbox-overview-example';

describe('CheckboxOverviewExample', () => {
  it('is mixed, then full, then empty', async () => {
    const fixture = TestBed.createComponent(CheckboxOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const all = await loader.getHarness(MatCheckboxHarness.with({ label: /quartet/ }));
    const viola = await loader.getHarness(MatCheckboxHarness.with({ label: 'Viola' }));
    expect(await all.isIndeterminate()).toBe(true);

    await all.check();
    expect(await viola.isChecked()).toBe(true);
    expect(fixture.nativeElement.textContent).toContain('4 of 4 players');

    await viola.uncheck();
    expect(await all.isIndeterminate()).toBe(true);
    expect(await all.isChecked()).toBe(false);
  });
});
