import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { InputOverviewExample } from './input-overview-example';

describe('InputOverviewExample', () => {
  it('prices the books from what is typed', async () => {
    const fixture = TestBed.createComponent(InputOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const [inscription, copies] = await loader.getAllHarnesses(MatInputHarness);
    expect(await inscription.getValue()).toBe('For Ida');
    expect(fixture.nativeElement.textContent).toContain('€39.50');

    await copies.setValue('3');
    await inscription.setValue('Ida');
    expect(fixture.nativeElement.textContent).toContain('€55.50');
  });
});
