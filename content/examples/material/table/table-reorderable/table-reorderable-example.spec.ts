import { CdkDropList } from '@angular/cdk/drag-drop';
import { TestKey } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { By } from '@angular/platform-browser';
import { TableReorderableExample } from './table-reorderable-example';

async function setUp() {
  const fixture = TestBed.createComponent(TableReorderableExample);
  document.body.append(fixture.nativeElement);
  const loader = TestbedHarnessEnvironment.loader(fixture);
  const table = await loader.getHarness(MatTableHarness);
  const firstRow = async () => (await table.getCellTextByIndex())[0];
  return { fixture, loader, firstRow };
}

describe('TableReorderableExample', () => {
  it('puts a dropped column in its new place', async () => {
    const { fixture, firstRow } = await setUp();

    const list = fixture.debugElement.query(By.directive(CdkDropList));
    expect(list.injector.get(CdkDropList).getSortedItems()).toHaveLength(3);
    list.triggerEventHandler('cdkDropListDropped', { previousIndex: 0, currentIndex: 2 });

    expect(await firstRow()).toEqual(['2.4 m', '2–5', 'Delta']);
  });

  it('moves a column with the arrow keys, and not past the end', async () => {
    const { loader, firstRow } = await setUp();
    const handle = await loader.getHarness(
      MatButtonHarness.with({ selector: '[aria-label$=Wind]' }),
    );
    const host = await handle.host();

    await host.sendKeys(TestKey.RIGHT_ARROW);
    expect(await firstRow()).toEqual(['Delta', '2.4 m', '2–5']);

    await host.sendKeys(TestKey.LEFT_ARROW);
    expect(await firstRow()).toEqual(['Delta', '2–5', '2.4 m']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move column Wind');
  });
});
