import { HarnessLoader, parallel } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import {
  MatStepperHarness,
  MatStepperNextHarness,
  StepperOrientation,
} from '@angular/material/stepper/testing';
import { StepperHarnessExample } from './stepper-harness-example';

describe('StepperHarnessExample', () => {
  let loader: HarnessLoader;
  let stepper: MatStepperHarness;

  beforeEach(async () => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(StepperHarnessExample));
    stepper = await loader.getHarness(
      MatStepperHarness.with({ orientation: StepperOrientation.VERTICAL }),
    );
  });

  it('lists the steps', async () => {
    const steps = await stepper.getSteps();

    expect(await parallel(() => steps.map((step) => step.getLabel()))).toEqual([
      'Find',
      'Photo',
      'Shelf',
    ]);
    expect(await parallel(() => steps.map((step) => step.isOptional()))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('stays at a step whose form is not valid', async () => {
    await stepper.selectStep({ label: 'Photo' });

    const [selected] = await stepper.getSteps({ selected: true });
    expect(await selected.getLabel()).toBe('Find');
    expect(await stepper.getSteps({ completed: true })).toHaveLength(0);
  });

  it('reaches into a step, fills it in and goes on', async () => {
    const [find, photo] = await stepper.getSteps();
    await (await find.getHarness(MatInputHarness)).setValue('clay pipe');
    await (await find.getHarness(MatStepperNextHarness)).click();

    expect(await find.isCompleted()).toBe(true);
    expect(await photo.isSelected()).toBe(true);

    await (await photo.getHarness(MatStepperNextHarness)).click();
    const shelf = (await stepper.getSteps({ label: 'Shelf' }))[0];
    expect(await shelf.isSelected()).toBe(true);
  });
});
