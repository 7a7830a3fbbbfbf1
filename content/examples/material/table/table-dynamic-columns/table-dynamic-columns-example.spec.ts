import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableDynamicColumnsExample } from './table-dynamic-columns-example';

describe('TableDynamicColumnsExample', () => {
  it('adds a column in its place and takes one away', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TableDynamicColumnsExample),
    );
    const table = await loader.getHarness(MatTableHarness);
    const headers = async () => {
      const [row] = await table.getHeaderRows();
      return row.getCellTextByIndex();
    };
    const [acidity, clay] = await loader.getAllHarnesses(MatButtonToggleHarness);
    expect(await headers()).toEqual(['Depth', 'pH', 'Humus, %']);

    await clay.check();
    expect(await headers()).toEqual(['Depth', 'pH', 'Clay, %', 'Humus, %']);

    await acidity.uncheck();
    expect(await headers()).toEqual(['Depth', 'Clay, %', 'Humus, %']);
  });
});
