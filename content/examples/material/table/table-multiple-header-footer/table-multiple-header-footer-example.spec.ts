import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableMultipleHeaderFooterExample } from './table-multiple-header-footer-example';

describe('TableMultipleHeaderFooterExample', () => {
  it('has a row of groups above the headers and a note below the totals', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TableMultipleHeaderFooterExample),
    );
    const table = await loader.getHarness(MatTableHarness);
    const [groups, headers] = await table.getHeaderRows();
    const [totals, note] = await table.getFooterRows();

    expect(await groups.getCellTextByIndex()).toEqual(['Seal Islands', 'Leaves at', 'On board']);
    expect(await headers.getCellTextByIndex()).toEqual(['Day', 'Out', 'Back', 'Seats left']);
    expect(await totals.getCellTextByIndex()).toEqual(['In all', '', '', '53']);
    expect(await note.getCellTextByIndex()).toHaveLength(1);
  });
});
