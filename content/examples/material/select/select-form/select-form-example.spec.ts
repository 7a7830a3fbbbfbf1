import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { SelectFormExample } from './select-form-example';

describe('SelectFormExample', () => {
  it('books once a crossing is chosen', async () => {
    const fixture = TestBed.createComponent(SelectFormExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const select = await loader.getHarness(MatSelectHarness);
    const button = await loader.getHarness(MatButtonHarness.with({ text: 'Book' }));
    expect(await button.isDisabled()).toBe(true);

    await select.open();
    await select.clickOptions({ text: /Juist/ });
    await button.click();

    const element: HTMLElement = fixture.nativeElement;
    expect(element.textContent).toContain('Booked: Norddeich to Juist, on foot');
  });
});
