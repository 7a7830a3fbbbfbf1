import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatPaginatorHarness } from '@angular/material/paginator/testing';
import { PaginatorHarnessExample } from './paginator-harness-example';

describe('PaginatorHarnessExample', () => {
  let paginator: MatPaginatorHarness;

  beforeEach(async () => {
    const fixture = TestBed.createComponent(PaginatorHarnessExample);
    paginator = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatPaginatorHarness);
  });

  it('starts on the first page', async () => {
    expect(await paginator.getRangeLabel()).toBe('1 – 10 of 95');
    expect(await paginator.isPreviousPageDisabled()).toBe(true);
  });

  it('turns pages to the last one', async () => {
    await paginator.goToNextPage();
    expect(await paginator.getRangeLabel()).toBe('11 – 20 of 95');

    await paginator.goToLastPage();
    expect(await paginator.getRangeLabel()).toBe('91 – 95 of 95');
    expect(await paginator.isNextPageDisabled()).toBe(true);
  });

  it('keeps the first item in view when the size changes', async () => {
    await paginator.goToNextPage();
    await paginator.goToNextPage();
    await paginator.setPageSize(25);

    expect(await paginator.getPageSize()).toBe(25);
    expect(await paginator.getRangeLabel()).toBe('1 – 25 of 95');
  });
});
