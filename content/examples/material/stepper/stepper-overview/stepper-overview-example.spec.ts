import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { MatStepperHarness, MatStepperNextHarness } from '@angular/material/stepper/testing';
import { StepperOverviewExample } from './stepper-overview-example';

describe('StepperOverviewExample', () => {
  it('waits for the title before it goes on', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(StepperOverviewExample),
    );
    const stepper = await loader.getHarness(MatStepperHarness);
    const [piece, borrower] = await stepper.getSteps();
    const next = await piece.getHarness(MatStepperNextHarness);

    await next.click();
    expect(await piece.isSelected()).toBe(true);

    await (await piece.getHarness(MatInputHarness)).setValue('Astrolabe');
    await next.click();
    expect(await borrower.isSelected()).toBe(true);
  });

  it('has a name', async () => {
    const fixture = TestBed.createComponent(StepperOverviewExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    expect(element.querySelector('[role="tablist"]')?.getAttribute('aria-label')).toBe(
      'Loan of a museum piece',
    );
  });
});
