import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatStepperHarness, MatStepperNextHarness } from '@angular/material/stepper/testing';
import { StepperErrorsExample } from './stepper-errors-example';

describe('StepperErrorsExample', () => {
  it('marks the step that was left without a skipper', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(StepperErrorsExample));
    const stepper = await loader.getHarness(MatStepperHarness);
    const [crew, castOff] = await stepper.getSteps();
    expect(await crew.hasErrors()).toBe(false);

    await (await crew.getHarness(MatStepperNextHarness)).click();

    expect(await castOff.isSelected()).toBe(true);
    expect(await crew.hasErrors()).toBe(true);
  });

  it('has a name', async () => {
    const fixture = TestBed.createComponent(StepperErrorsExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    expect(element.querySelector('[role="group"]')?.getAttribute('aria-label')).toBe(
      'Regatta entry',
    );
  });
});
