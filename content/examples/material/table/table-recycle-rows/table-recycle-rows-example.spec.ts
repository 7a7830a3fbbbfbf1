import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableRecycleRowsExample } from './table-recycle-rows-example';

describe('TableRecycleRowsExample', () => {
  it('shows other heats in the rows it has', async () => {
    const fixture = TestBed.createComponent(TableRecycleRowsExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const table = await loader.getHarness(MatTableHarness);
    const [first, second, third] = await loader.getAllHarnesses(MatButtonToggleHarness);

    for (const toggle of [second, third, first, second]) await toggle.check();

    expect((await table.getCellTextByIndex())[1]).toEqual(['2', 'Kimura', '6:58.3']);
    expect(element.textContent).toContain('3 row elements made so far');
  });
});
