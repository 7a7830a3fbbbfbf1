import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableTextColumnExample } from './table-text-column-example';

describe('TableTextColumnExample', () => {
  it('makes headers and cells from the names of the columns', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TableTextColumnExample),
    );
    const table = await loader.getHarness(MatTableHarness);
    const [header] = await table.getHeaderRows();

    expect(await header.getCellTextByIndex()).toEqual(['Grape', 'Color', 'Ripe']);
    expect((await table.getCellTextByIndex())[0]).toEqual(['Furmint', 'White', 'Late']);
  });
});
