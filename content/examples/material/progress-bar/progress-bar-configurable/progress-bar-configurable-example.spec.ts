import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatProgressBarHarness } from '@angular/material/progress-bar/testing';
import { MatRadioGroupHarness } from '@angular/material/radio/testing';
import { MatSliderThumbHarness } from '@angular/material/slider/testing';
import { ProgressBarConfigurableExample } from './progress-bar-configurable-example';

describe('ProgressBarConfigurableExample', () => {
  it('takes its value from the slider in the modes that have one', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(ProgressBarConfigurableExample),
    );
    const bar = await loader.getHarness(MatProgressBarHarness);
    const modes = await loader.getHarness(MatRadioGroupHarness);
    const [played, loaded] = await loader.getAllHarnesses(MatSliderThumbHarness);

    await played.setValue(50);
    expect(await bar.getValue()).toBe(50);

    await modes.checkRadioButton({ label: 'determinate' });
    expect(await bar.getMode()).toBe('determinate');
    expect(await played.isDisabled()).toBe(false);
    expect(await loaded.isDisabled()).toBe(true);

    await modes.checkRadioButton({ label: 'query' });
    expect(await bar.getValue()).toBeNull();
    expect(await played.isDisabled()).toBe(true);
  });
});
