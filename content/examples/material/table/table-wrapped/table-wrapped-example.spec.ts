import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableWrappedExample } from './table-wrapped-example';

describe('TableWrappedExample', () => {
  it('renders columns from outside after its own', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(TableWrappedExample));
    const table = await loader.getHarness(MatTableHarness);
    const [header] = await table.getHeaderRows();

    expect(await header.getCellTextByIndex()).toEqual(['No.', 'Plant', 'Sow in', 'Comes up']);
    expect((await table.getCellTextByIndex())[1]).toEqual(['2', 'Purslane', 'May', 'after 6 days']);
  });
});
