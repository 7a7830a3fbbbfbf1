import { CdkDropList } from '@angular/cdk/drag-drop';
import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatTabGroupHarness } from '@angular/material/tabs/testing';
import { By } from '@angular/platform-browser';
import { TabGroupDragDropExample } from './tab-group-drag-drop-example';

describe('TabGroupDragDropExample', () => {
  let fixture: ComponentFixture<TabGroupDragDropExample>;
  let loader: HarnessLoader;
  const labels = async () => {
    const tabs = await (await loader.getHarness(MatTabGroupHarness)).getTabs();
    return Promise.all(tabs.map((tab) => tab.getLabel()));
  };

  beforeEach(() => {
    fixture = TestBed.createComponent(TabGroupDragDropExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  it('keeps the tab that is open when another is dropped before it', async () => {
    const tabs = await loader.getHarness(MatTabGroupHarness);

    fixture.debugElement
      .query(By.directive(CdkDropList))
      .triggerEventHandler('cdkDropListDropped', { previousIndex: 3, currentIndex: 0 });

    expect(await labels()).toEqual(['Pears', 'Soup', 'Fish', 'Cheese']);
    expect(await (await tabs.getSelectedTab()).getLabel()).toBe('Soup');
  });

  it('moves the open tab with a button', async () => {
    const later = await loader.getHarness(MatButtonHarness.with({ text: 'Serve later' }));

    await later.click();
    await later.click();

    expect(await labels()).toEqual(['Fish', 'Cheese', 'Soup', 'Pears']);
    expect(fixture.nativeElement.textContent).toContain('Soup is course 3 of 4');
  });
});
