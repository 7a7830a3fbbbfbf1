import { createGlobalPositionStrategy, createOverlayRef } from '@angular/cdk/overlay';
import { ComponentPortal } from '@angular/cdk/portal';
import { CdkTableModule } from '@angular/cdk/table';
import { CdkTreeModule } from '@angular/cdk/tree';
import {
  Component,
  inject,
  InjectionToken,
  Injector,
  input,
  inputBinding,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { render } from './provoke';

const TRIP = new InjectionToken<string>('trip');

@Component({ selector: 'claims-trip', template: '{{ trip }} {{ seat() }}' })
class Trip {
  protected readonly trip = inject(TRIP, { optional: true });
  readonly seat = input('');
}

describe('CDK: common tasks', () => {
  it('a portal passes data to a component by bindings and by an injector', async () => {
    const injector = TestBed.inject(Injector);
    const seat = signal('14A');
    const overlay = createOverlayRef(injector, {
      positionStrategy: createGlobalPositionStrategy(injector),
    });
    const own = Injector.create({
      parent: injector,
      providers: [{ provide: TRIP, useValue: 'Turin' }],
    });
    overlay.attach(new ComponentPortal(Trip, null, own, null, [inputBinding('seat', seat)]));
    await vi.waitFor(() => expect(overlay.overlayElement.textContent).toBe('Turin 14A'));
    seat.set('15B');
    await vi.waitFor(() => expect(overlay.overlayElement.textContent).toBe('Turin 15B'));
    overlay.dispose();
  });

  it('a node of a tree emits `activation` on Enter, but not on a click', async () => {
    const activated: string[] = [];
    const fixture = await render(
      `<cdk-tree [dataSource]="['Alps']" [childrenAccessor]="none">
        <cdk-tree-node *cdkTreeNodeDef="let name" (activation)="note(name)">{{ name }}</cdk-tree-node>
      </cdk-tree>`,
      [CdkTreeModule],
      { none: () => [], note: (name: string) => activated.push(name) },
    );
    const node: HTMLElement = fixture.nativeElement.querySelector('cdk-tree-node');
    node.click();
    expect(activated).toEqual([]);
    node.focus();
    node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true }));
    expect(activated).toEqual(['Alps']);
  });

  it('a table writes the styles of a sticky column into its cells in every row', async () => {
    const fixture = await render(
      `<table cdk-table [dataSource]="['a', 'b', 'c']">
        <ng-container cdkColumnDef="name" sticky>
          <td cdk-cell *cdkCellDef="let name">{{ name }}</td>
        </ng-container>
        <tr cdk-row *cdkRowDef="let name; columns: ['name']"></tr>
      </table>`,
      [CdkTableModule],
    );
    const cells: HTMLElement[] = Array.from(fixture.nativeElement.querySelectorAll('td'));
    expect(cells.map(({ style }) => style.left)).toEqual(['0px', '0px', '0px']);
  });
});
