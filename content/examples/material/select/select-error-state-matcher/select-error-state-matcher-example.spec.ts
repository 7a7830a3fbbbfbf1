import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { SelectErrorStateMatcherExample } from './select-error-state-matcher-example';

describe('SelectErrorStateMatcherExample', () => {
  it('shows the error only once the button was pressed', async () => {
    const fixture: ComponentFixture<SelectErrorStateMatcherExample> = TestBed.createComponent(
      SelectErrorStateMatcherExample,
    );
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const field = await loader.getHarness(MatFormFieldHarness);
    const select = await loader.getHarness(MatSelectHarness);
    const join = await loader.getHarness(MatButtonHarness);

    await select.focus();
    await select.blur();
    expect(await field.getTextErrors()).toEqual([]);

    await join.click();
    expect(await field.getTextErrors()).toEqual(['The band has to know what you play']);

    await select.open();
    await select.clickOptions({ text: 'Drums' });
    await join.click();
    expect(await field.hasErrors()).toBe(false);
    expect(fixture.nativeElement.textContent).toContain('Rehearsal on Thursday: Drums');
  });
});
