import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { MatStepperHarness, MatStepperNextHarness } from '@angular/material/stepper/testing';
import { StepperSignalFormsExample } from './stepper-signal-forms-example';

describe('StepperSignalFormsExample', () => {
  it('goes on when the part of the form that a step holds is valid', async () => {
    const fixture = TestBed.createComponent(StepperSignalFormsExample);
    const stepper = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatStepperHarness);
    const [pot, kiln, log] = await stepper.getSteps();
    const next = async (step: typeof pot) => (await step.getHarness(MatStepperNextHarness)).click();
    const errors = async (step: typeof pot) =>
      (await step.getHarness(MatFormFieldHarness)).getTextErrors();

    await next(pot);
    expect(await pot.isSelected()).toBe(true);
    expect(await errors(pot)).toEqual(['The clay decides how hot it may get']);

    await (await pot.getHarness(MatInputHarness)).setValue('Stoneware');
    await next(pot);
    expect(await kiln.isSelected()).toBe(true);

    const degrees = await kiln.getHarness(MatInputHarness);
    await degrees.setValue('1400');
    await next(kiln);
    expect(await kiln.isSelected()).toBe(true);
    expect(await errors(kiln)).toEqual(['Above 1300 °C it melts']);

    await degrees.setValue('1250');
    await next(kiln);
    expect(await log.isSelected()).toBe(true);
    expect(fixture.nativeElement.textContent).toContain('Stoneware, fired at 1250 °C');
  });
});
