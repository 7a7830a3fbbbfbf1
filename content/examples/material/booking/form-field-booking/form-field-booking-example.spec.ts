import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { MatCalendarHarness } from '@angular/material/datepicker/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { FormFieldBookingExample } from './form-field-booking-example';

describe('FormFieldBookingExample', () => {
  function setUp() {
    const fixture = TestBed.createComponent(FormFieldBookingExample);
    return { fixture, loader: TestbedHarnessEnvironment.loader(fixture) };
  }

  it('books what is chosen', async () => {
    const { fixture, loader } = setUp();
    const suggest = await loader.getHarness(MatButtonHarness.with({ variant: 'fab' }));
    await suggest.click();
    await (await loader.getHarness(MatButtonToggleHarness.with({ text: 'One way' }))).check();
    await (await loader.getHarness(MatButtonHarness.with({ text: 'Book' }))).click();

    const status: HTMLElement = fixture.nativeElement.querySelector('[role=status]');
    expect(status.textContent).toBe('A flight to Lisbon is held for you.');
  });

  it('books nothing without a destination', async () => {
    const { loader } = setUp();
    await (await loader.getHarness(MatButtonHarness.with({ text: 'Clear' }))).click();

    expect(await (await loader.getHarness(MatInputHarness)).getValue()).toBe('');
    const book = await loader.getHarness(MatButtonHarness.with({ text: 'Book' }));
    expect(await book.isDisabled()).toBe(true);
  });

  it('picks a range of days with two presses', async () => {
    const { loader } = setUp();
    const calendar = await loader.getHarness(MatCalendarHarness);
    await calendar.selectCell({ text: '3' });
    await calendar.selectCell({ text: '6' });

    expect(await calendar.getCells({ inRange: true })).toHaveLength(4);
  });
});
