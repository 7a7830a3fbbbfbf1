import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatPaginatorHarness } from '@angular/material/paginator/testing';
import { PaginatorOverviewExample } from './paginator-overview-example';

describe('PaginatorOverviewExample', () => {
  it('shows the next five rivers on the next page', async () => {
    const fixture = TestBed.createComponent(PaginatorOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const paginator = await loader.getHarness(MatPaginatorHarness);
    expect(element.querySelector('li')?.textContent).toBe('Danube');

    await paginator.goToNextPage();

    expect(element.querySelector('li')?.textContent).toBe('Glomma');
    expect(await paginator.getRangeLabel()).toBe('6 – 10 of 18');
  });
});
