import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatChipListboxHarness } from '@angular/material/chips/testing';
import { ChipsStackedExample } from './chips-stacked-example';

describe('ChipsStackedExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(ChipsStackedExample);
    document.body.append(fixture.nativeElement);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    return { fixture, listbox: await loader.getHarness(MatChipListboxHarness) };
  }

  it('stacks the chips and says so to assistive technology', async () => {
    const { fixture, listbox } = await setUp();
    const chips: NodeListOf<HTMLElement> =
      fixture.nativeElement.querySelectorAll('mat-chip-option');
    const widths = Array.from(chips, (chip) => getComputedStyle(chip).width);

    // Each takes a line of its own.
    expect(widths).toEqual(['100%', '100%', '100%']);
    expect(await listbox.getOrientation()).toBe('vertical');
  });

  it('chooses one room', async () => {
    const { fixture, listbox } = await setUp();
    await listbox.selectChips({ text: /Attic/ });

    expect(await listbox.getChips({ selected: true })).toHaveLength(1);
    expect(fixture.nativeElement.textContent).toContain('Rehearsal in the Attic');
  });
});
