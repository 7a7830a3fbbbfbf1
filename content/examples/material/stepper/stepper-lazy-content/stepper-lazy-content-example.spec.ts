import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatStepperHarness } from '@angular/material/stepper/testing';
import { StepperLazyContentExample } from './stepper-lazy-content-example';

describe('StepperLazyContentExample', () => {
  it('draws a chart when its step is reached, and only once', async () => {
    const fixture = TestBed.createComponent(StepperLazyContentExample);
    const element: HTMLElement = fixture.nativeElement;
    const stepper = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatStepperHarness);
    expect(element.querySelector('[role=status]')?.textContent).toBe('1 of 3 charts drawn');

    await stepper.selectStep({ label: 'Winter' });
    expect(element.querySelector('[role=status]')?.textContent).toBe('2 of 3 charts drawn');
    expect(element.textContent).toContain('Rigel');
    expect(element.textContent).not.toContain('Fomalhaut');

    await stepper.selectStep({ label: 'Spring' });
    expect(element.querySelector('[role=status]')?.textContent).toBe('2 of 3 charts drawn');
  });
});
