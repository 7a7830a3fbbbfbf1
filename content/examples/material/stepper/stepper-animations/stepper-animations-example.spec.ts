import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { MatStepperHarness, MatStepperNextHarness } from '@angular/material/stepper/testing';
import { StepperAnimationsExample } from './stepper-animations-example';

describe('StepperAnimationsExample', () => {
  it('takes as long as is chosen and still leads on', async () => {
    const fixture = TestBed.createComponent(StepperAnimationsExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const duration = () =>
      element
        .querySelector<HTMLElement>('mat-stepper')
        ?.style.getPropertyValue('--mat-stepper-animation-duration');
    const [crease, roof] = await (await loader.getHarness(MatStepperHarness)).getSteps();
    expect(duration()).toBe('200ms');

    await (await loader.getHarness(MatButtonToggleHarness.with({ text: 'None' }))).check();
    expect(duration()).toBe('0ms');

    await (await crease.getHarness(MatStepperNextHarness)).click();
    expect(await roof.isSelected()).toBe(true);
  });
});
