import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatCardHarness, MatCardSection } from '@angular/material/card/testing';
import { CardHarnessExample } from './card-harness-example';

describe('CardHarnessExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(CardHarnessExample));
  });

  it('finds cards by title, subtitle or text', async () => {
    const [moss] = await loader.getAllHarnesses(MatCardHarness.with({ title: /moss/ }));
    expect(await moss.getSubtitleText()).toBe('Shelf 9');

    const shelf4 = await loader.getAllHarnesses(MatCardHarness.with({ subtitle: 'Shelf 4' }));
    expect(shelf4).toHaveLength(2);

    const lent = await loader.getHarness(MatCardHarness.with({ text: /Lent until/ }));
    expect(await lent.getTitleText()).toBe('Bread and salt');
  });

  it('looks for a button inside one card only', async () => {
    const knots = await loader.getHarness(MatCardHarness.with({ title: /Knots/ }));
    const borrow = await knots.getHarness(MatButtonHarness);
    await borrow.click();

    expect(await knots.getText()).toContain('Lent until Friday');
    expect(await borrow.isDisabled()).toBe(true);
  });

  it('looks inside one section of a card', async () => {
    const bread = await loader.getHarness(MatCardHarness.with({ title: /Bread/ }));
    const actions = await bread.getChildLoader(MatCardSection.ACTIONS);
    const header = await bread.getChildLoader(MatCardSection.HEADER);

    expect(await actions.getAllHarnesses(MatButtonHarness)).toHaveLength(1);
    expect(await header.getAllHarnesses(MatButtonHarness)).toHaveLength(0);
  });
});
