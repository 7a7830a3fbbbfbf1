import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { CdkTestHarnessesOverlayHarnessExample } from './cdk-test-harnesses-overlay-harness-example';
import { OrdersHarness } from './orders-harness';

async function setUp() {
  const fixture = TestBed.createComponent(CdkTestHarnessesOverlayHarnessExample);
  const orders = await TestbedHarnessEnvironment.harnessForFixture(fixture, OrdersHarness);
  const element: HTMLElement = fixture.nativeElement;
  return { fixture, orders, status: element.querySelector('[role=status]') };
}

describe('CdkTestHarnessesOverlayHarnessExample', () => {
  it('reaches the items of the menu from the root of the document', async () => {
    const { orders, status } = await setUp();
    await orders.open();
    expect(await orders.getOrders()).toEqual(['Full ahead', 'Stop']);
    await orders.give('Full ahead');
    expect(status?.textContent).toBe('Order given: full ahead');
    expect(await orders.getOrders()).toEqual([]);
  });

  it('has no such items below the component itself', async () => {
    const { fixture, orders } = await setUp();
    await orders.open();
    const inside = TestbedHarnessEnvironment.loader(fixture);
    await expect(inside.getChildLoader('[cdkMenu]')).rejects.toThrow();
    await expect(orders.give('Astern')).rejects.toThrow('no order "Astern"');
  });
});
