import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatPaginatorHarness } from '@angular/material/paginator/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TablePaginationExample } from './table-pagination-example';

describe('TablePaginationExample', () => {
  it('shows the departures of the page', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TablePaginationExample),
    );
    const table = await loader.getHarness(MatTableHarness);
    const paginator = await loader.getHarness(MatPaginatorHarness);
    expect((await table.getCellTextByIndex())[0]).toEqual(['06:00', '12', 'A']);

    await paginator.goToNextPage();
    expect((await table.getCellTextByIndex())[0]).toEqual(['06:35', 'X4', 'C']);

    await paginator.setPageSize(10);
    expect(await table.getRows()).toHaveLength(10);
  });
});
