import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatChipListboxHarness } from '@angular/material/chips/testing';
import { ChipsOverviewExample } from './chips-overview-example';

describe('ChipsOverviewExample', () => {
  it('keeps the rooms that have every wanted feature', async () => {
    const fixture = TestBed.createComponent(ChipsOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const filter = await loader.getHarness(MatChipListboxHarness);
    const rooms = () =>
      Array.from<HTMLElement>(fixture.nativeElement.querySelectorAll('li > span')).map(
        (name) => name.textContent,
      );
    expect(rooms()).toEqual(['Alder', 'Birch', 'Cedar']);

    await filter.selectChips({ text: 'Projector' });
    expect(rooms()).toEqual(['Birch', 'Cedar']);

    await filter.selectChips({ text: 'Hearing loop' });
    expect(rooms()).toEqual(['Birch']);
  });
});
