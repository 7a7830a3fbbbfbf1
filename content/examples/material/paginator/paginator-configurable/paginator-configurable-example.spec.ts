import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatPaginatorHarness } from '@angular/material/paginator/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { PaginatorConfigurableExample } from './paginator-configurable-example';

describe('PaginatorConfigurableExample', () => {
  it('turns pages and takes another page size', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(PaginatorConfigurableExample),
    );
    const paginator = await loader.getHarness(MatPaginatorHarness);

    await paginator.goToFirstPage();
    await paginator.setPageSize(48);

    expect(await paginator.getRangeLabel()).toBe('1 – 48 of 318');
  });

  it('hides the page size when it is switched off', async () => {
    const fixture = TestBed.createComponent(PaginatorConfigurableExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const toggle = await loader.getHarness(MatSlideToggleHarness.with({ label: 'Page size' }));
    const element: HTMLElement = fixture.nativeElement;
    expect(element.querySelector('mat-select')).not.toBeNull();

    await toggle.uncheck();

    expect(element.querySelector('mat-select')).toBeNull();
  });
});
