import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableGeneratedColumnsExample } from './table-generated-columns-example';

describe('TableGeneratedColumnsExample', () => {
  it('has a column for each description, in order', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TableGeneratedColumnsExample),
    );
    const table = await loader.getHarness(MatTableHarness);
    const [header] = await table.getHeaderRows();

    expect(await header.getCellTextByIndex()).toEqual(['Buoy', 'Waves', 'Water', 'Bathing']);
    expect((await table.getCellTextByIndex())[1]).toEqual(['River mouth', '0.6 m', '14 °C', 'Yes']);
  });
});
