import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { SelectHintErrorExample } from './select-hint-error-example';

describe('SelectHintErrorExample', () => {
  it('says what is wrong with the choice in place of the hint', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(SelectHintErrorExample),
    );
    const field = await loader.getHarness(MatFormFieldHarness);
    const select = await loader.getHarness(MatSelectHarness);
    const choose = async (text: string) => {
      await select.open();
      await select.clickOptions({ text });
      await select.blur();
    };
    expect(await field.getTextHints()).toEqual(['For twelve guests']);

    await choose('Walnut cake');
    expect(await field.getTextErrors()).toEqual(['Two guests must not eat nuts']);
    expect(await field.getTextHints()).toEqual([]);

    await choose('None');
    expect(await field.getTextErrors()).toEqual(['Somebody has to bring a cake']);

    await choose('Apple cake');
    expect(await field.getTextErrors()).toEqual([]);
    expect(await field.getTextHints()).toEqual(['For twelve guests']);
  });
});
