import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { MatStepperHarness, MatStepperNextHarness } from '@angular/material/stepper/testing';
import { StepperOptionalExample } from './stepper-optional-example';

describe('StepperOptionalExample', () => {
  it('passes the remark without a word', async () => {
    const fixture = TestBed.createComponent(StepperOptionalExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const stepper = await loader.getHarness(MatStepperHarness);
    const [sighting, remark, report] = await stepper.getSteps();
    expect(await remark.isOptional()).toBe(true);

    await (await sighting.getHarness(MatInputHarness)).setValue('Hoopoe');
    await (await sighting.getHarness(MatStepperNextHarness)).click();
    await (await remark.getHarness(MatStepperNextHarness)).click();

    const element: HTMLElement = fixture.nativeElement;
    expect(await report.isSelected()).toBe(true);
    expect(element.textContent).toContain('Hoopoe: no remark');
  });

  it('has a name', async () => {
    const fixture = TestBed.createComponent(StepperOptionalExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    expect(element.querySelector('[role="group"]')?.getAttribute('aria-label')).toBe(
      'Report a sighting',
    );
  });
});
