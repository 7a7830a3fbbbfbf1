import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableFilteringExample } from './table-filtering-example';

describe('TableFilteringExample', () => {
  it('combines both filters', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(TableFilteringExample));
    const table = await loader.getHarness(MatTableHarness);
    const names = async () => (await table.getCellTextByIndex()).map((row) => row[0]);
    const text = await loader.getHarness(MatInputHarness);
    const use = await loader.getHarness(MatSelectHarness);

    await text.setValue('september');
    expect(await names()).toEqual(['Gravenstein', 'Alkmene']);

    await use.open();
    await use.clickOptions({ text: 'Cider' });
    expect(await table.getRows()).toHaveLength(0);

    await text.setValue('');
    expect(await names()).toEqual(['Kingston Black']);
  });
});
