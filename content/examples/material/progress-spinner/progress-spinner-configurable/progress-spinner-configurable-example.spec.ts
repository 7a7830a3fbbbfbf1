import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatProgressSpinnerHarness } from '@angular/material/progress-spinner/testing';
import { MatRadioGroupHarness } from '@angular/material/radio/testing';
import { MatSliderThumbHarness } from '@angular/material/slider/testing';
import { ProgressSpinnerConfigurableExample } from './progress-spinner-configurable-example';

describe('ProgressSpinnerConfigurableExample', () => {
  it('shows the value of the slider until the mode is indeterminate', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(ProgressSpinnerConfigurableExample),
    );
    const spinner = await loader.getHarness(MatProgressSpinnerHarness);
    const thumb = await loader.getHarness(MatSliderThumbHarness);

    await thumb.setValue(80);
    expect(await spinner.getValue()).toBe(80);

    const modes = await loader.getHarness(MatRadioGroupHarness);
    await modes.checkRadioButton({ label: 'Indeterminate' });
    expect(await spinner.getMode()).toBe('indeterminate');
    expect(await thumb.isDisabled()).toBe(true);
  });
});
