import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableFooterRowExample } from './table-footer-row-example';

describe('TableFooterRowExample', () => {
  it('adds pieces and prices up', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(TableFooterRowExample));
    const table = await loader.getHarness(MatTableHarness);
    const [footer] = await table.getFooterRows();

    expect(await footer.getCellTextByIndex()).toEqual(['In all', '122', '173.80']);
  });
});
