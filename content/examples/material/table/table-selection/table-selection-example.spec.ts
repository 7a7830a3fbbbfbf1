import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatCheckboxHarness } from '@angular/material/checkbox/testing';
import { TableSelectionExample } from './table-selection-example';

describe('TableSelectionExample', () => {
  it('picks all parcels, and none', async () => {
    const fixture = TestBed.createComponent(TableSelectionExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const [all, first] = await loader.getAllHarnesses(MatCheckboxHarness);
    expect(await all.isIndeterminate()).toBe(true);

    await all.check();
    expect(element.textContent).toContain('4 of 4 parcels on the boat');

    await first.uncheck();
    expect(await all.isIndeterminate()).toBe(true);
    expect(element.textContent).toContain('3 of 4 parcels on the boat');
  });

  it('shows what code selects', async () => {
    const fixture = TestBed.createComponent(TableSelectionExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const [, first] = await loader.getAllHarnesses(MatCheckboxHarness);
    expect(await first.isChecked()).toBe(false);
    const { componentInstance: example } = fixture;
    example['selection'].select(example['parcels'][0]);
    expect(await first.isChecked()).toBe(true);
  });
});
