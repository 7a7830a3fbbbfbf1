import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableMultipleRowTemplateExample } from './table-multiple-row-template-example';

describe('TableMultipleRowTemplateExample', () => {
  it('adds a row below the departures that have a notice', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TableMultipleRowTemplateExample),
    );
    const table = await loader.getHarness(MatTableHarness);

    const rows = await table.getCellTextByIndex();
    expect(rows).toHaveLength(6);
    expect(rows[1]).toEqual(['14:09', 'S1', 'Airport']);
    expect(rows[2]).toEqual(['Replaced by a bus from Westgate on.']);
    expect(rows[3]).toEqual(['14:12', 'S4', 'Botanic Garden']);
  });
});
