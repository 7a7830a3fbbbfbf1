import { CdkDropList } from '@angular/cdk/drag-drop';
import { TestKey } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { By } from '@angular/platform-browser';
import { TableDragDropExample } from './table-drag-drop-example';

async function setUp() {
  const fixture = TestBed.createComponent(TableDragDropExample);
  document.body.append(fixture.nativeElement);
  const loader = TestbedHarnessEnvironment.loader(fixture);
  const table = await loader.getHarness(MatTableHarness);
  const songs = async () => (await table.getCellTextByColumnName())['title'].text;
  return { fixture, loader, songs };
}

describe('TableDragDropExample', () => {
  it('puts a dropped row in its new place', async () => {
    const { fixture, songs } = await setUp();

    const list = fixture.debugElement.query(By.directive(CdkDropList));
    expect(list.injector.get(CdkDropList).getSortedItems()).toHaveLength(4);
    list.triggerEventHandler('cdkDropListDropped', { previousIndex: 3, currentIndex: 0 });

    expect(await songs()).toEqual(['Last ferry', 'Harbor lights', 'Salt road', 'Tin roof']);
  });

  it('moves a row with the arrow keys and keeps the focus on it', async () => {
    const { loader, songs } = await setUp();
    const handle = await loader.getHarness(
      MatButtonHarness.with({ selector: '[aria-label$=road]' }),
    );

    await (await handle.host()).sendKeys(TestKey.UP_ARROW);

    expect(await songs()).toEqual(['Salt road', 'Harbor lights', 'Tin roof', 'Last ferry']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Salt road');
  });
});
