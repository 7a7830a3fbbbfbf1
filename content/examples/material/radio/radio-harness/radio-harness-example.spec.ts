import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatRadioGroupHarness } from '@angular/material/radio/testing';
import { RadioHarnessExample } from './radio-harness-example';

describe('RadioHarnessExample', () => {
  let fixture: ComponentFixture<RadioHarnessExample>;
  let seats: MatRadioGroupHarness;

  beforeEach(async () => {
    fixture = TestBed.createComponent(RadioHarnessExample);
    seats = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatRadioGroupHarness);
  });

  it('starts with the value of the form', async () => {
    const checked = await seats.getCheckedRadioButton();

    expect(await checked?.getLabelText()).toBe('Aisle');
    expect(await seats.getRadioButtons()).toHaveLength(3);
  });

  it('writes the choice into the form', async () => {
    await seats.checkRadioButton({ label: 'Window' });

    expect(await seats.getCheckedValue()).toBe('window');
    expect(fixture.nativeElement.textContent).toContain('Seat: window');
  });

  it('does not give away a seat that is taken', async () => {
    const [table] = await seats.getRadioButtons({ label: 'At a table' });

    expect(await table.isDisabled()).toBe(true);
    expect(await table.isChecked()).toBe(false);
  });
});
