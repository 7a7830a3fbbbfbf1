import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { ButtonToggleModeExample } from './button-toggle-mode-example';

describe('ButtonToggleModeExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(ButtonToggleModeExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const toggle = (text: string) => loader.getHarness(MatButtonToggleHarness.with({ text }));
    await fixture.whenStable();
    return { toggle, text: () => fixture.nativeElement.querySelector('p').textContent };
  }

  it('replaces the single choice and adds to the several', async () => {
    const { toggle, text } = await setUp();
    await (await toggle('Once')).check();
    expect(await (await toggle('Every week')).isChecked()).toBe(false);

    await (await toggle('Mo')).check();
    expect(text()).toBe('Once: Monday, Tuesday, Friday');
  });

  it('turns a toggle without a group on and off', async () => {
    const { toggle, text } = await setUp();
    const pause = await toggle('Pause');
    await pause.toggle();
    expect(text()).toBe('The sprinkler pauses');

    await pause.toggle();
    expect(text()).toBe('Every week: Tuesday, Friday');
  });
});
