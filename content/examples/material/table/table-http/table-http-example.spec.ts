import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { TestBed } from '@angular/core/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableHttpExample } from './table-http-example';

describe('TableHttpExample', () => {
  it('asks for the first page and then for the next', async () => {
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting()],
    });
    const fixture = TestBed.createComponent(TableHttpExample);
    const server = TestBed.inject(HttpTestingController);
    fixture.detectChanges();
    const first = server.expectOne((request) => request.params.get('offset') === '0');
    expect(first.request.params.get('sort')).toBe('due');
    const loan = { title: 'Bees at work', reader: 'N. Adler', due: '2027-03-04' };
    first.flush({ loans: [loan], total: 21 });

    const loader = TestbedHarnessEnvironment.loader(fixture);
    const table = await loader.getHarness(MatTableHarness);
    expect(await table.getCellTextByIndex()).toEqual([['Bees at work', 'N. Adler', '2027-03-04']]);

    const element: HTMLElement = fixture.nativeElement;
    element.querySelector<HTMLButtonElement>('.mat-mdc-paginator-navigation-next')?.click();
    fixture.detectChanges();
    server.expectOne((request) => request.params.get('offset') === '20');
  });
});
