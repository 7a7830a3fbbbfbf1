import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { MatStepperHarness } from '@angular/material/stepper/testing';
import { StepperHeaderPositionExample } from './stepper-header-position-example';

describe('StepperHeaderPositionExample', () => {
  it('puts the headers below or above', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(StepperHeaderPositionExample),
    );
    const stepper = await loader.getHarness(MatStepperHarness);
    const isBelow = async () =>
      (await stepper.host()).hasClass('mat-stepper-header-position-bottom');
    await stepper.selectStep({ label: 'Act III' });
    expect(await isBelow()).toBe(true);

    await (await loader.getHarness(MatSlideToggleHarness)).uncheck();

    expect(await isBelow()).toBe(false);
    const [selected] = await stepper.getSteps({ selected: true });
    expect(await selected.getLabel()).toBe('Act III');
  });
});
