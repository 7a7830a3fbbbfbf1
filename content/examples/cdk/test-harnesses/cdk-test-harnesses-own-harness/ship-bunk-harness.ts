import { BaseHarnessFilters, ComponentHarness, HarnessPredicate } from '@angular/cdk/testing';

export interface ShipBunkHarnessFilters extends BaseHarnessFilters {
  /** Matches the name of the bunk, as text or as a pattern. */
  name?: string | RegExp;
  taken?: boolean;
}

/** What users can see of a bunk and do with it. */
export class ShipBunkHarness extends ComponentHarness {
  static readonly hostSelector = 'ship-bunk';

  private readonly name = this.locatorFor('.name');
  private readonly button = this.locatorFor('button');

  static with(options: ShipBunkHarnessFilters = {}): HarnessPredicate<ShipBunkHarness> {
    return new HarnessPredicate(ShipBunkHarness, options)
      .addOption('name', options.name, (bunk, name) =>
        HarnessPredicate.stringMatches(bunk.getName(), name),
      )
      .addOption('taken', options.taken, async (bunk, taken) => (await bunk.isTaken()) === taken);
  }

  async getName(): Promise<string> {
    return (await this.name()).text();
  }

  async isTaken(): Promise<boolean> {
    return (await (await this.button()).getAttribute('aria-pressed')) === 'true';
  }

  async take(): Promise<void> {
    if (!(await this.isTaken())) await (await this.button()).click();
  }
}
