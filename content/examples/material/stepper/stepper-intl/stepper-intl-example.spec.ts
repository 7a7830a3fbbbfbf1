import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { MatStepperHarness, MatStepperNextHarness } from '@angular/material/stepper/testing';
import { StepperIntlExample } from './stepper-intl-example';

describe('StepperIntlExample', () => {
  it('speaks the language that is chosen', async () => {
    const fixture = TestBed.createComponent(StepperIntlExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const [boat] = await (await loader.getHarness(MatStepperHarness)).getSteps();
    expect(element.querySelector('.mat-step-optional')?.textContent).toBe('Frivilligt');

    await (await boat.getHarness(MatStepperNextHarness)).click();
    expect(element.querySelector('mat-step-header')?.textContent).toContain('Kan ändras');

    await (await loader.getHarness(MatButtonToggleHarness.with({ text: 'Italiano' }))).check();

    expect(await boat.getLabel()).toBe('Barca');
    expect(element.querySelector('.mat-step-optional')?.textContent).toBe('Facoltativo');
    expect(element.querySelector('mat-step-header')?.textContent).toContain('Modificabile');
  });
});
