import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatSortHarness } from '@angular/material/sort/testing';
import { SortHarnessExample } from './sort-harness-example';

describe('SortHarnessExample', () => {
  let fixture: ComponentFixture<SortHarnessExample>;
  let sort: MatSortHarness;

  beforeEach(async () => {
    fixture = TestBed.createComponent(SortHarnessExample);
    sort = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatSortHarness);
  });

  it('knows its headers and that none is active', async () => {
    const headers = await sort.getSortHeaders();

    expect(await Promise.all(headers.map((header) => header.getLabel()))).toEqual([
      'Trail',
      'Length',
      'Signs',
    ]);
    expect(await sort.getActiveHeader()).toBeNull();
    expect(await headers[2].isDisabled()).toBe(true);
  });

  it('goes through the directions, longest first', async () => {
    const [length] = await sort.getSortHeaders({ label: 'Length' });
    const directions: string[] = [];
    for (let click = 0; click < 3; click++) {
      await length.click();
      directions.push(await length.getSortDirection());
    }

    expect(directions).toEqual(['desc', 'asc', '']);
  });

  it('finds the header that sorts', async () => {
    const [trail] = await sort.getSortHeaders({ label: /^Tr/ });
    await trail.click();

    const active = await sort.getActiveHeader();
    expect(await active?.getLabel()).toBe('Trail');
    expect(await sort.getSortHeaders({ sortDirection: 'asc' })).toHaveLength(1);
    expect(fixture.nativeElement.querySelector('p').textContent).toBe('name asc');
  });
});
