import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableRowBindingExample } from './table-row-binding-example';

describe('TableRowBindingExample', () => {
  it('marks what is overdue and the row that is clicked', async () => {
    const fixture = TestBed.createComponent(TableRowBindingExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const table = await loader.getHarness(MatTableHarness);
    const hosts = await Promise.all((await table.getRows()).map((row) => row.host()));
    const withClass = async (name: string) =>
      (await Promise.all(hosts.map((host) => host.hasClass(name)))).indexOf(true);
    expect(await withClass('overdue')).toBe(1);
    expect(await withClass('open')).toBe(-1);

    await hosts[2].click();
    expect(await withClass('open')).toBe(2);

    element.querySelector('button')?.click();
    expect(await withClass('open')).toBe(0);
    expect(element.textContent).toContain('Atlas of moss is with E. Sørli.');
  });
});
