import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatRadioGroupHarness } from '@angular/material/radio/testing';
import { RadioNgModelExample } from './radio-ng-model-example';

describe('RadioNgModelExample', () => {
  it('writes the choice to the signal', async () => {
    const fixture = TestBed.createComponent(RadioNgModelExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const group = await loader.getHarness(MatRadioGroupHarness);
    expect(await group.getCheckedValue()).toBe('Celadon');

    await group.checkRadioButton({ label: 'Shino' });

    const element: HTMLElement = fixture.nativeElement;
    expect(element.textContent).toContain('The bowl gets a Shino glaze.');
  });
});
