import { LiveAnnouncer } from '@angular/cdk/a11y';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { MatTableHarness } from '@angular/material/table/testing';
import { TableEditableExample } from './table-editable-example';

describe('TableEditableExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(TableEditableExample);
    document.body.append(fixture.nativeElement);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const table = await loader.getHarness(MatTableHarness);
    const column = async (name: string) => (await table.getCellTextByColumnName())[name].text;
    const button = (name: string) => loader.getHarness(MatButtonHarness.with({ text: name }));
    const ofRow = (name: string) =>
      loader.getHarness(MatButtonHarness.with({ selector: `[aria-label="${name}"]` }));
    const fields = () => loader.getAllHarnesses(MatInputHarness);
    const element: HTMLElement = fixture.nativeElement;
    const alert = () => element.querySelector('[role=alert]')?.textContent.trim();
    return { fixture, loader, table, column, button, ofRow, fields, element, alert };
  }

  it('edits a row, saves it, announces that, and returns the focus', async () => {
    const { column, button, ofRow, fields } = await setUp();
    const announce = vi.spyOn(TestBed.inject(LiveAnnouncer), 'announce');
    await (await ofRow('Edit Saddle')).click();
    const [name, stock, price] = await fields();
    expect(await name.isFocused()).toBe(true);
    await name.setValue('Leather saddle');
    await stock.setValue('3');
    await price.setValue('59.5');
    await (await button('Save')).click();

    await expect.poll(() => column('name')).toContain('Leather saddle');
    expect((await column('stock'))[3]).toBe('3');
    expect((await column('price'))[3]).toBe('$59.50');
    expect(announce).toHaveBeenCalledWith('Leather saddle saved.');
    expect(await (await ofRow('Edit Leather saddle')).isFocused()).toBe(true);
  });

  it('cancels with Escape', async () => {
    const { column, ofRow, fields, element } = await setUp();
    await (await ofRow('Edit Bell')).click();
    const [name] = await fields();
    await name.setValue('Gong');
    element
      .querySelector('input')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(await fields()).toHaveLength(0);
    expect((await column('name'))[4]).toBe('Bell');
    expect(await (await ofRow('Edit Bell')).isFocused()).toBe(true);
  });

  it('shows what is wrong, and moves the focus to it', async () => {
    const { loader, button, ofRow, fields } = await setUp();
    await (await ofRow('Edit Bell')).click();
    const [name, stock] = await fields();
    await name.setValue('Gong');
    await stock.setValue('-1');
    await (await button('Save')).click();
    const errors = await Promise.all(
      (await loader.getAllHarnesses(MatFormFieldHarness)).map((field) => field.getTextErrors()),
    );
    expect(errors).toEqual([[], ['At least 0.'], []]);
    expect(await stock.isFocused()).toBe(true);
  });

  it('shows an error of the server at its field', async () => {
    const { loader, button, ofRow, fields } = await setUp();
    await (await ofRow('Edit Bell')).click();
    const [name] = await fields();
    await name.setValue('saddle');
    await (await button('Save')).click();
    const [field] = await loader.getAllHarnesses(MatFormFieldHarness);
    await expect.poll(() => field.getTextErrors()).toEqual(['Another part has this name.']);
    expect(await name.isFocused()).toBe(true);
  });

  it('saves a changed row before another one is edited', async () => {
    const { column, ofRow, fields } = await setUp();
    await (await ofRow('Edit Bell')).click();
    const [name] = await fields();
    await name.setValue('Gong');
    await (await ofRow('Edit Saddle')).click();
    await expect.poll(() => column('name')).toContain('Gong');
    await expect.poll(fields).toHaveLength(3);
    const [next] = await fields();
    await expect.poll(() => next.getValue()).toBe('Saddle');
    await expect.poll(() => next.isFocused()).toBe(true);
  });

  it('adds a part above the others', async () => {
    const { column, button, fields } = await setUp();
    await (await button('Add a part')).click();
    const [name, stock, price] = await fields();
    await name.setValue('Pedal');
    await stock.setValue('8');
    await price.setValue('21');
    await (await button('Save')).click();
    await expect.poll(async () => (await column('name'))[0]).toBe('Pedal');
  });

  it('removes the new row when adding is canceled', async () => {
    const { table, button } = await setUp();
    await (await button('Add a part')).click();
    expect(await table.getRows()).toHaveLength(6);
    await (await button('Cancel')).click();
    expect(await table.getRows()).toHaveLength(5);
    expect(await (await button('Add a part')).isFocused()).toBe(true);
  });

  it('deletes a part and focuses the row that takes its place', async () => {
    const { table, ofRow } = await setUp();
    await (await ofRow('Delete Saddle')).click();
    await expect.poll(async () => (await table.getRows()).length).toBe(4);
    expect(await (await ofRow('Edit Bell')).isFocused()).toBe(true);
    await (await ofRow('Delete Bell')).click();
    await expect.poll(async () => (await table.getRows()).length).toBe(3);
    expect(await (await ofRow('Edit Inner tube')).isFocused()).toBe(true);
  });

  it('says that there are no parts, and focuses the button that adds one', async () => {
    const { table, button, ofRow, element } = await setUp();
    for (const name of ['Brake pads', 'Chain, 11 speeds', 'Inner tube', 'Saddle', 'Bell']) {
      await (await ofRow(`Delete ${name}`)).click();
      await vi.waitFor(() => expect(element.textContent).not.toContain(name), 3000);
    }
    expect(await table.getRows()).toHaveLength(0);
    expect(element.textContent).toContain('There are no parts.');
    expect(await (await button('Add a part')).isFocused()).toBe(true);
  });

  it('keeps the row and its changes when the server fails', async () => {
    const { loader, table, button, ofRow, fields, alert } = await setUp();
    await (await loader.getHarness(MatSlideToggleHarness)).check();
    await (await ofRow('Delete Bell')).click();
    await expect.poll(alert).toBe('Bell could not be deleted.');
    expect(await table.getRows()).toHaveLength(5);

    await (await ofRow('Edit Bell')).click();
    const [name] = await fields();
    await name.setValue('Gong');
    await (await button('Save')).click();
    await expect.poll(alert).toContain('could not be saved');
    expect(await name.getValue()).toBe('Gong');

    await (await loader.getHarness(MatSlideToggleHarness)).uncheck();
    await (await button('Save')).click();
    await expect.poll(alert).toBe('');
  });
});
