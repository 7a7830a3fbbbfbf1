import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { MatPaginatorHarness } from '@angular/material/paginator/testing';
import { PaginatorIntlExample } from './paginator-intl-example';

describe('PaginatorIntlExample', () => {
  it('speaks the language that is chosen', async () => {
    const fixture = TestBed.createComponent(PaginatorIntlExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const paginator = await loader.getHarness(MatPaginatorHarness);
    const next = () =>
      element.querySelector('.mat-mdc-paginator-navigation-next')?.getAttribute('aria-label');
    expect(await paginator.getRangeLabel()).toBe('21–40 de 143');
    expect(next()).toBe('Página siguiente');

    const dutch = await loader.getHarness(MatButtonToggleHarness.with({ text: 'Nederlands' }));
    await dutch.check();

    expect(await paginator.getRangeLabel()).toBe('21–40 van 143');
    expect(next()).toBe('Volgende pagina');
    expect(element.textContent).toContain('Per pagina:');
  });
});
