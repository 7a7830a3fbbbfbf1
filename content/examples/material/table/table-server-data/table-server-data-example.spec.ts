import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { MatPaginatorHarness } from '@angular/material/paginator/testing';
import { MatProgressBarHarness } from '@angular/material/progress-bar/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { MatSortHarness } from '@angular/material/sort/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { RepairService } from './repair-service';
import { TableServerDataExample } from './table-server-data-example';

describe('TableServerDataExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(TableServerDataExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const table = await loader.getHarness(MatTableHarness);
    const paginator = await loader.getHarness(MatPaginatorHarness);
    const column = async (name: string) => (await table.getCellTextByColumnName())[name].text;
    const element: HTMLElement = fixture.nativeElement;
    const said = (role: string) =>
      element.querySelector(`[role=${role}]:not(mat-paginator *)`)?.textContent.trim();
    return { fixture, loader, table, paginator, column, said };
  }

  it('shows that it loads, then the first page', async () => {
    const fixture = TestBed.createComponent(TableServerDataExample);
    fixture.detectChanges();
    const element: HTMLElement = fixture.nativeElement;
    expect(element.querySelector('mat-progress-bar')).not.toBeNull();
    expect(element.querySelector('table')?.getAttribute('aria-busy')).toBe('true');

    const loader = TestbedHarnessEnvironment.loader(fixture);
    const table = await loader.getHarness(MatTableHarness);
    expect(await table.getRows()).toHaveLength(10);
    expect(await loader.getHarnessOrNull(MatProgressBarHarness)).toBeNull();
  });

  it('sorts on the server and starts again with the first page', async () => {
    const { loader, paginator, column } = await setUp();
    await paginator.goToNextPage();
    expect(await paginator.getRangeLabel()).toBe('11 – 20 of 57');

    const sort = await loader.getHarness(MatSortHarness);
    const [ticket] = await sort.getSortHeaders({ label: 'Ticket' });
    await ticket.click();
    await ticket.click();

    expect((await column('ticket'))[0]).toBe('2157');
    expect(await paginator.getRangeLabel()).toBe('1 – 10 of 57');
  });

  it('changes the size of pages', async () => {
    const { table, paginator } = await setUp();
    await paginator.setPageSize(25);
    expect(await table.getRows()).toHaveLength(25);
  });

  it('filters, says when nothing matches, and clears the filter', async () => {
    const { loader, table, column, said } = await setUp();
    const filter = await loader.getHarness(MatInputHarness);
    await filter.setValue('tandem');
    await filter.blur();
    expect(new Set(await column('bike'))).toEqual(new Set(['Tandem']));

    await filter.setValue('unicycle');
    await filter.blur();
    expect(await table.getRows()).toHaveLength(0);
    expect(said('status')).toContain('No repair matches “unicycle”.');

    await (await loader.getHarness(MatButtonHarness.with({ text: 'Clear the filter' }))).click();
    expect(await table.getRows()).toHaveLength(10);
    expect(said('status')).toBe('');
  });

  it('keeps the rows when the server fails, and tries again', async () => {
    const { loader, table, said } = await setUp();
    const fails = await loader.getHarness(MatSlideToggleHarness);
    await fails.check();
    expect(said('alert')).toContain('The repairs could not be loaded.');
    expect(await table.getRows()).toHaveLength(10);

    TestBed.inject(RepairService).fails.set(false);
    await (await loader.getHarness(MatButtonHarness.with({ text: 'Try again' }))).click();
    expect(said('alert')).toBe('');
  });
});
