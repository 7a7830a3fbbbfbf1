import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableRowContextExample } from './table-row-context-example';

describe('TableRowContextExample', () => {
  it('numbers the rows, marks both ends and every second one', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TableRowContextExample),
    );
    const table = await loader.getHarness(MatTableHarness);
    const rows = await table.getRows();
    const cells = await table.getCellTextByColumnName();
    const odd = await Promise.all(rows.map(async (row) => (await row.host()).hasClass('odd')));

    expect(cells['stage'].text).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
    expect(cells['to'].text[0]).toContain('meet at the church');
    expect(cells['to'].text[3]).toContain('bus home');
    expect(odd).toEqual([false, true, false, true]);
  });
});
