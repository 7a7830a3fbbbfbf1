import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import {
  MatStepperHarness,
  MatStepperNextHarness,
  MatStepperPreviousHarness,
} from '@angular/material/stepper/testing';
import { StepperVerticalExample } from './stepper-vertical-example';

describe('StepperVerticalExample', () => {
  it('goes to the next bath and back', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(StepperVerticalExample),
    );
    const stepper = await loader.getHarness(MatStepperHarness);
    const [developer, stop] = await stepper.getSteps();

    await (await developer.getHarness(MatStepperNextHarness)).click();
    expect(await stop.isSelected()).toBe(true);
    expect(await developer.isCompleted()).toBe(true);

    await (await stop.getHarness(MatStepperPreviousHarness)).click();
    expect(await developer.isSelected()).toBe(true);
  });

  it('has a name', async () => {
    const fixture = TestBed.createComponent(StepperVerticalExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    expect(element.querySelector('[role="group"]')?.getAttribute('aria-label')).toBe(
      'Developing a film',
    );
  });
});
