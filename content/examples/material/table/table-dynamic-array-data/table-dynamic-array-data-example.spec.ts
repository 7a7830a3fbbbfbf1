import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableDynamicArrayDataExample } from './table-dynamic-array-data-example';

describe('TableDynamicArrayDataExample', () => {
  it('shows what is added, and that nothing is left', async () => {
    const fixture = TestBed.createComponent(TableDynamicArrayDataExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const table = await loader.getHarness(MatTableHarness);
    const [add, remove] = await loader.getAllHarnesses(MatButtonHarness);

    await add.click();
    expect((await table.getCellTextByIndex()).at(-1)).toEqual(['LX 4073', 'Blackcap', '75']);

    for (let birds = 3; birds > 0; birds--) await remove.click();
    expect(await table.getRows()).toHaveLength(0);
    expect(await remove.isDisabled()).toBe(true);
    expect(element.textContent).toContain('The nets are empty.');
  });
});
