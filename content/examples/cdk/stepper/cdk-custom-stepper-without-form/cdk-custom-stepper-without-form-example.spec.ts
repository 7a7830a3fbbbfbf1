import { TestBed } from '@angular/core/testing';
import { CdkCustomStepperWithoutFormExample } from './cdk-custom-stepper-without-form-example';

describe('CdkCustomStepperWithoutFormExample', () => {
  it('walks to the next step and jumps by its dots', async () => {
    const fixture = TestBed.createComponent(CdkCustomStepperWithoutFormExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const heading = () => element.querySelector('h3')?.textContent;
    expect(heading()).toBe('1. Loosen');

    element.querySelector<HTMLElement>('button[cdkStepperNext]')?.click();
    await fixture.whenStable();
    expect(heading()).toBe('2. Trim');

    element.querySelector<HTMLElement>('.dot[aria-label="Plant"]')?.click();
    await fixture.whenStable();
    expect(heading()).toBe('3. Plant');
  });
});
