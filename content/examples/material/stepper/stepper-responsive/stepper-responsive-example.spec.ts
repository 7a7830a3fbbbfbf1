import { BreakpointObserver, BreakpointState } from '@angular/cdk/layout';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import {
  MatStepperHarness,
  MatStepperNextHarness,
  StepperOrientation,
} from '@angular/material/stepper/testing';
import { BehaviorSubject } from 'rxjs';
import { StepperResponsiveExample } from './stepper-responsive-example';

describe('StepperResponsiveExample', () => {
  it('keeps the step that is open when the screen is turned', async () => {
    const width = new BehaviorSubject<BreakpointState>({ matches: false, breakpoints: {} });
    TestBed.configureTestingModule({
      providers: [{ provide: BreakpointObserver, useValue: { observe: () => width } }],
    });
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(StepperResponsiveExample),
    );
    const stepper = await loader.getHarness(MatStepperHarness);
    expect(await stepper.getOrientation()).toBe(StepperOrientation.VERTICAL);
    const [valley] = await stepper.getSteps();
    await (await valley.getHarness(MatStepperNextHarness)).click();

    width.next({ matches: true, breakpoints: {} });

    expect(await stepper.getOrientation()).toBe(StepperOrientation.HORIZONTAL);
    const [selected] = await stepper.getSteps({ selected: true });
    expect(await selected.getLabel()).toBe('Hanging bridge');
  });
});
