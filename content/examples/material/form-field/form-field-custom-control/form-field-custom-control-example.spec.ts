import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { FormFieldCustomControlExample } from './form-field-custom-control-example';

describe('FormFieldCustomControlExample', () => {
  let fixture: ComponentFixture<FormFieldCustomControlExample>;
  let loader: HarnessLoader;
  let hours: HTMLInputElement;
  let minutes: HTMLInputElement;

  beforeEach(async () => {
    fixture = TestBed.createComponent(FormFieldCustomControlExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
    await fixture.whenStable();
    [hours, minutes] = fixture.nativeElement.querySelectorAll('duration-input input');
  });

  async function type(input: HTMLInputElement, text: string) {
    input.focus();
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.blur();
    await fixture.whenStable();
  }

  it('turns hours and minutes into one value', async () => {
    expect([hours.value, minutes.value]).toEqual(['1', '35']);

    await type(hours, '2');
    expect(fixture.nativeElement.textContent).toContain('The form holds 155 minutes.');
  });

  it('takes part in the errors and the description of its form field', async () => {
    const field = await loader.getHarness(MatFormFieldHarness);
    const group: HTMLElement = fixture.nativeElement.querySelector('[role=group]');
    expect(await field.getLabel()).toBe('Length of the interview');
    expect(await field.getTextHints()).toEqual(['Hours and minutes']);

    await type(hours, '9');
    expect(await field.getTextErrors()).toEqual(['The archive takes three hours at most']);
    const error = fixture.nativeElement.querySelector('mat-error');
    expect(group.getAttribute('aria-describedby')).toBe(error.id);
  });
});
