import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableDynamicObservableDataExample } from './table-dynamic-observable-data-example';

describe('TableDynamicObservableDataExample', () => {
  it('puts each new reading on top', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TableDynamicObservableDataExample),
    );
    const table = await loader.getHarness(MatTableHarness);
    const read = await loader.getHarness(MatButtonHarness);
    expect(await table.getRows()).toHaveLength(2);

    await read.click();
    await read.click();

    const rows = await table.getCellTextByIndex();
    expect(rows).toHaveLength(4);
    expect(rows[0]).toEqual(['09:00', '228']);
  });
});
