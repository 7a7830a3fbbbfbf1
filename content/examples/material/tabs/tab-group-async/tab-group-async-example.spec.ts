import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTabGroupHarness } from '@angular/material/tabs/testing';
import { TabGroupAsyncExample } from './tab-group-async-example';

describe('TabGroupAsyncExample', () => {
  it('shows a progress bar until the tabs of a coast have come', async () => {
    const fixture = TestBed.createComponent(TabGroupAsyncExample);
    const element: HTMLElement = fixture.nativeElement;
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const labels = async () => {
      const tabs = await (await loader.getHarness(MatTabGroupHarness)).getTabs();
      return Promise.all(tabs.map((tab) => tab.getLabel()));
    };
    expect(await labels()).toEqual(['Gull Bay', 'Old Quay']);

    const south = [...element.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === 'South',
    );
    south?.click();
    fixture.detectChanges();
    expect(element.querySelector('mat-progress-bar')).not.toBeNull();
    expect(element.querySelector('mat-tab-group')).toBeNull();

    expect(await labels()).toEqual(['Saltings', 'Pilot Steps', 'Anchor Hard']);
    expect(element.querySelector('mat-progress-bar')).toBeNull();
  });
});
