import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { MatStepperHarness, MatStepperNextHarness } from '@angular/material/stepper/testing';
import { StepperEditableExample } from './stepper-editable-example';

describe('StepperEditableExample', () => {
  it('does not go back to the vote unless it can be changed', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(StepperEditableExample),
    );
    const stepper = await loader.getHarness(MatStepperHarness);
    const [vote, counted] = await stepper.getSteps();
    await (await vote.getHarness(MatStepperNextHarness)).click();

    await vote.select();
    expect(await counted.isSelected()).toBe(true);

    await (await loader.getHarness(MatSlideToggleHarness)).check();
    await vote.select();
    expect(await vote.isSelected()).toBe(true);
  });

  it('has a name', async () => {
    const fixture = TestBed.createComponent(StepperEditableExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    expect(element.querySelector('[role="group"]')?.getAttribute('aria-label')).toBe(
      'Tree of the year',
    );
  });
});
