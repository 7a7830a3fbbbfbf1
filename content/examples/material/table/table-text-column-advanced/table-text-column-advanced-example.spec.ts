import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableTextColumnAdvancedExample } from './table-text-column-advanced-example';

describe('TableTextColumnAdvancedExample', () => {
  it('takes what a column says first and the defaults for the rest', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TableTextColumnAdvancedExample),
    );
    const table = await loader.getHarness(MatTableHarness);
    const [header] = await table.getHeaderRows();

    expect(await header.getCellTextByIndex()).toEqual(['Occasion', 'BELLS', 'Minutes']);
    expect((await table.getCellTextByIndex())[2]).toEqual(['Storm peal', '●●', '5:05']);
  });
});
