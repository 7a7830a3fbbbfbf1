import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatStepperHarness } from '@angular/material/stepper/testing';
import { StepperLabelPositionBottomExample } from './stepper-label-position-bottom-example';

describe('StepperLabelPositionBottomExample', () => {
  it('has its labels below and moves with the arrow keys', async () => {
    const fixture = TestBed.createComponent(StepperLabelPositionBottomExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const stepper = await loader.getHarness(MatStepperHarness);
    expect(await (await stepper.host()).hasClass('mat-stepper-label-position-bottom')).toBe(true);
    expect(element.querySelector('[role=tablist]')?.getAttribute('aria-label')).toBe(
      'Making a linocut',
    );

    const [cut, ink] = [...element.querySelectorAll<HTMLElement>('mat-step-header')];
    cut.focus();
    // The library reads the code of the key, which jsdom does not derive from its name.
    const key = (name: string, keyCode: number) =>
      new KeyboardEvent('keydown', { key: name, keyCode, bubbles: true });
    cut.dispatchEvent(key('ArrowRight', 39));
    expect(document.activeElement).toBe(ink);

    ink.dispatchEvent(key('Enter', 13));
    const [selected] = await stepper.getSteps({ selected: true });
    expect(await selected.getLabel()).toBe('Ink');
  });
});
