import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSortHarness } from '@angular/material/sort/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableHarnessExample } from './table-harness-example';

describe('TableHarnessExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    const fixture = TestBed.createComponent(TableHarnessExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  it('has a header and a row for each peak', async () => {
    const table = await loader.getHarness(MatTableHarness);
    const [header] = await table.getHeaderRows();

    expect(await header.getCellTextByColumnName()).toEqual({ name: 'Peak', meters: 'Meters' });
    expect(await table.getRows()).toHaveLength(3);
  });

  it('reads a row by the names of its columns', async () => {
    const table = await loader.getHarness(MatTableHarness);
    const [first] = await table.getRows();

    expect(await first.getCellTextByColumnName()).toEqual({ name: 'Snežnik', meters: '1796' });
  });

  it('puts the lowest peak first when sorted by height', async () => {
    const sort = await loader.getHarness(MatSortHarness);
    const [meters] = await sort.getSortHeaders({ label: 'Meters' });
    await meters.click();

    const table = await loader.getHarness(MatTableHarness);
    expect(await meters.getSortDirection()).toBe('asc');
    expect((await table.getCellTextByColumnName())['meters'].text).toEqual([
      '1796',
      '2244',
      '2864',
    ]);
  });
});
