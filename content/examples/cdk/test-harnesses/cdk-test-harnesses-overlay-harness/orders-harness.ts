import { ComponentHarness } from '@angular/cdk/testing';

/** A button with a menu that opens at the end of the document. */
export class OrdersHarness extends ComponentHarness {
  static readonly hostSelector = 'cdk-test-harnesses-overlay-harness-example';

  private readonly button = this.locatorFor('button');
  private readonly items =
    this.documentRootLocatorFactory().locatorForAll('[cdkMenu] [cdkMenuItem]');

  async open(): Promise<void> {
    await (await this.button()).click();
  }

  async getOrders(): Promise<string[]> {
    return Promise.all((await this.items()).map((item) => item.text()));
  }

  /** @throws if the menu is closed or does not contain the order */
  async give(order: string): Promise<void> {
    for (const item of await this.items()) {
      if ((await item.text()) === order) return item.click();
    }
    throw new Error(`There is no order "${order}"`);
  }
}
