import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableStickyFooterExample } from './table-sticky-footer-example';

describe('TableStickyFooterExample', () => {
  it('keeps the sum of the rows at the bottom', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TableStickyFooterExample),
    );
    const table = await loader.getHarness(MatTableHarness);
    const euros = (await table.getCellTextByColumnName())['euros'];
    const [footer] = await table.getFooterRows();
    const cells = await footer.getCells();

    const sum = euros.text.reduce((all, text) => all + Number(text), 0);
    expect(euros.footerText).toEqual([String(sum)]);
    for (const cell of cells) {
      expect(await (await cell.host()).hasClass('mat-mdc-table-sticky')).toBe(true);
    }
  });
});
