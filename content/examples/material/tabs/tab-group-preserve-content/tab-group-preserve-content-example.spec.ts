import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { MatTabGroupHarness } from '@angular/material/tabs/testing';
import { TabGroupPreserveContentExample } from './tab-group-preserve-content-example';

describe('TabGroupPreserveContentExample', () => {
  let fixture: ComponentFixture<TabGroupPreserveContentExample>;
  let loader: HarnessLoader;

  beforeEach(() => {
    fixture = TestBed.createComponent(TabGroupPreserveContentExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  async function leaveTheNote(): Promise<MatTabGroupHarness> {
    await (await loader.getHarness(MatInputHarness)).setValue('An owl, twice');
    const tabs = await loader.getHarness(MatTabGroupHarness);
    await tabs.selectTab({ label: 'Calls' });
    const calls = await tabs.getSelectedTab();
    await vi.waitFor(async () => expect(await calls.getTextContent()).toContain('bittern'));
    return tabs;
  }

  it('finds the note as it was left', async () => {
    const tabs = await leaveTheNote();
    await tabs.selectTab({ label: 'Note' });

    expect(await (await loader.getHarness(MatInputHarness)).getValue()).toBe('An owl, twice');
  });

  it('starts anew when the content is not preserved', async () => {
    await (await loader.getHarness(MatSlideToggleHarness)).uncheck();
    const tabs = await leaveTheNote();
    const element: HTMLElement = fixture.nativeElement;
    await vi.waitFor(() => expect(element.querySelector('textarea')).toBeNull());

    await tabs.selectTab({ label: 'Note' });
    await vi.waitFor(async () =>
      expect(await (await loader.getHarness(MatInputHarness)).getValue()).toBe(''),
    );
  });
});
