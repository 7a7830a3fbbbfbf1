import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { MatPaginatorHarness } from '@angular/material/paginator/testing';
import { MatSortHarness } from '@angular/material/sort/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableOverviewExample } from './table-overview-example';

describe('TableOverviewExample', () => {
  it('filters the lighthouses', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(TableOverviewExample));
    const table = await loader.getHarness(MatTableHarness);
    expect(await table.getRows()).toHaveLength(4);

    await (await loader.getHarness(MatInputHarness)).setValue('north');

    const { name } = await table.getCellTextByColumnName();
    expect(name.text).toEqual(['Lindesnes', 'Roter Sand']);
  });

  it('sorts all of them before it cuts pages', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(TableOverviewExample));
    const table = await loader.getHarness(MatTableHarness);
    const sort = await loader.getHarness(MatSortHarness);
    const [lit] = await sort.getSortHeaders({ label: 'Lit' });

    await lit.click();

    const [oldest] = await table.getCellTextByIndex();
    expect(oldest).toEqual(['Kõpu', 'Baltic', '36', '1531']);
  });

  it('turns to the rest', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(TableOverviewExample));
    const table = await loader.getHarness(MatTableHarness);

    await (await loader.getHarness(MatPaginatorHarness)).goToNextPage();

    const [fifth] = await table.getCellTextByIndex();
    expect(fifth[0]).toBe('Kõpu');
  });
});
