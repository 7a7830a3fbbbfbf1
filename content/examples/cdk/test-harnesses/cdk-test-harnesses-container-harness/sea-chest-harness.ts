import {
  BaseHarnessFilters,
  ComponentHarness,
  ContentContainerComponentHarness,
  HarnessPredicate,
} from '@angular/cdk/testing';

/** A plain button. */
export class PlainButtonHarness extends ComponentHarness {
  static readonly hostSelector = 'button';

  async press(): Promise<void> {
    await (await this.host()).click();
  }
}

/** A chest is also a loader: it finds only what is inside it. */
export class SeaChestHarness extends ContentContainerComponentHarness {
  static readonly hostSelector = 'sea-chest';

  private readonly title = this.locatorFor('h3');

  static with(options: BaseHarnessFilters & { label?: string }): HarnessPredicate<SeaChestHarness> {
    return new HarnessPredicate(SeaChestHarness, options).addOption(
      'label',
      options.label,
      async (chest, label) => (await (await chest.title()).text()) === label,
    );
  }
}
