import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatTimepickerInputHarness } from '@angular/material/timepicker/testing';
import { TimepickerFormsExample } from './timepicker-forms-example';

describe('TimepickerFormsExample', () => {
  let element: HTMLElement;
  let loader: HarnessLoader;

  beforeEach(() => {
    // jsdom has no layout, so it cannot scroll the panel to an option.
    Element.prototype.scrollIntoView = () => undefined;
    const fixture = TestBed.createComponent(TimepickerFormsExample);
    element = fixture.nativeElement;
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  it('puts the time that is picked into the form', async () => {
    const [opens] = await loader.getAllHarnesses(MatTimepickerInputHarness);
    expect(await opens.getValue()).toBe('9:00 AM');

    await (await opens.openTimepicker()).selectOption({ text: '10:30 AM' });

    expect(element.textContent).toContain('Open for 7 hours a day.');
  });

  it('compares both times and asks for those that are missing', async () => {
    const [, closes] = await loader.getAllHarnesses(MatTimepickerInputHarness);
    const [, field] = await loader.getAllHarnesses(MatFormFieldHarness);

    await closes.setValue('8:00 AM');
    await closes.blur();
    expect(await field.getTextErrors()).toEqual(['It closes before it opens']);
    expect(element.textContent).toContain('not valid yet');

    await closes.setValue('');
    expect(await field.getTextErrors()).toEqual(['Say when the doors close']);
  });
});
