import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSortHarness } from '@angular/material/sort/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableSortingExample } from './table-sorting-example';

describe('TableSortingExample', () => {
  it('sorts by time first and by family name on request', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(TableSortingExample));
    const table = await loader.getHarness(MatTableHarness);
    const skippers = async () => (await table.getCellTextByIndex()).map((row) => row[1]);
    expect((await skippers())[0]).toBe('Elsa Lindqvist');

    const sort = await loader.getHarness(MatSortHarness);
    const [skipper] = await sort.getSortHeaders({ label: 'Skipper' });
    await skipper.click();

    expect(await skippers()).toEqual([
      'Mads Holm',
      'Elsa Lindqvist',
      'Ilse Petersen',
      'Femke Visser',
    ]);
  });
});
