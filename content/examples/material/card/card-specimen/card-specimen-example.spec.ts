import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatMenuHarness } from '@angular/material/menu/testing';
import { CardSpecimenExample } from './card-specimen-example';

describe('CardSpecimenExample', () => {
  function setUp() {
    const fixture = TestBed.createComponent(CardSpecimenExample);
    return TestbedHarnessEnvironment.loader(fixture);
  }

  it('shows a field in its error state from the start', async () => {
    const field = await setUp().getHarness(
      MatFormFieldHarness.with({ floatingLabelText: 'Length' }),
    );
    expect(await field.getTextErrors()).toEqual(['Enter a length']);
  });

  it('opens a menu with an entry that is disabled', async () => {
    const menu = await setUp().getHarness(MatMenuHarness);
    await menu.open();
    const states = await Promise.all((await menu.getItems()).map((item) => item.isDisabled()));
    expect(states).toEqual([false, true]);
  });
});
