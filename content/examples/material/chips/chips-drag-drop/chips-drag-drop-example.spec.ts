import { CdkDropList } from '@angular/cdk/drag-drop';
import { TestKey } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatChipListboxHarness } from '@angular/material/chips/testing';
import { By } from '@angular/platform-browser';
import { ChipsDragDropExample } from './chips-drag-drop-example';

describe('ChipsDragDropExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(ChipsDragDropExample);
    document.body.append(fixture.nativeElement);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const listbox = await loader.getHarness(MatChipListboxHarness);
    const coats = async () => Promise.all((await listbox.getChips()).map((chip) => chip.getText()));
    const press = async (text: string, key: TestKey) => {
      const [chip] = await listbox.getChips({ text });
      await (await chip.host()).sendKeys({ shift: true }, key);
    };
    return { fixture, coats, press };
  }

  it('puts a dropped chip in its new place', async () => {
    const { fixture, coats } = await setUp();
    const list = fixture.debugElement.query(By.directive(CdkDropList));
    expect(list.injector.get(CdkDropList).getSortedItems()).toHaveLength(5);

    list.triggerEventHandler('cdkDropListDropped', { previousIndex: 3, currentIndex: 0 });
    expect(await coats()).toEqual(['Gold leaf', 'Primer', 'Undercoat', 'Ultramarine', 'Varnish']);
  });

  it('moves a chip with Shift and an arrow key, and keeps the focus on it', async () => {
    const { coats, press } = await setUp();
    await press('Undercoat', TestKey.LEFT_ARROW);

    expect((await coats()).slice(0, 2)).toEqual(['Undercoat', 'Primer']);
    expect(document.activeElement?.textContent).toContain('Undercoat');
  });

  it('leaves the last chip where it is', async () => {
    const { coats, press } = await setUp();
    await press('Varnish', TestKey.RIGHT_ARROW);

    expect((await coats()).at(-1)).toBe('Varnish');
  });
});
