import { type CdkAccordionItem, CdkAccordionModule } from '@angular/cdk/accordion';
import { Clipboard } from '@angular/cdk/clipboard';
import { type CollectionViewer, DataSource } from '@angular/cdk/collections';
import { CdkDrag, DragDropModule } from '@angular/cdk/drag-drop';
import { CdkContextMenuTrigger, CdkMenuModule, CdkMenuTrigger } from '@angular/cdk/menu';
import { signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { BehaviorSubject, map, of, startWith, switchMap } from 'rxjs';
import { render } from './provoke';

const opened = () =>
  [...document.querySelectorAll('[role="menu"]')].map((menu) => menu.textContent.trim());

describe('CDK: common tasks', () => {
  it('a menu trigger reads its data when the menu opens for the first time', async () => {
    const trip = signal('Lyon');
    const fixture = await render(
      `<button [cdkMenuTriggerFor]="menu" [cdkMenuTriggerData]="{ $implicit: trip() }">Trip</button>
      <ng-template #menu let-trip><div cdkMenu><button cdkMenuItem>{{ trip }}</button></div></ng-template>`,
      [CdkMenuModule],
      { trip },
    );
    const trigger = fixture.debugElement
      .query(By.directive(CdkMenuTrigger))
      .injector.get(CdkMenuTrigger);
    trip.set('Turin');
    await fixture.whenStable();
    trigger.open();
    await fixture.whenStable();
    expect(opened()).toEqual(['Turin']);
    trigger.close();
    trip.set('Basel');
    await fixture.whenStable();
    trigger.open();
    await fixture.whenStable();
    expect(opened()).toEqual(['Turin']);
    trigger.close();
  });

  it('a context menu opens at a point, unless its trigger is disabled', async () => {
    const disabled = signal(true);
    const fixture = await render(
      `<div [cdkContextMenuTriggerFor]="menu" [cdkContextMenuDisabled]="disabled()">Map</div>
      <ng-template #menu><div cdkMenu><button cdkMenuItem>Zoom</button></div></ng-template>`,
      [CdkMenuModule],
      { disabled },
    );
    const trigger = fixture.debugElement
      .query(By.directive(CdkContextMenuTrigger))
      .injector.get(CdkContextMenuTrigger);
    trigger.open({ x: 10, y: 10 });
    await fixture.whenStable();
    expect(opened()).toEqual([]);
    disabled.set(false);
    await fixture.whenStable();
    trigger.open({ x: 10, y: 10 });
    await fixture.whenStable();
    expect(opened()).toEqual(['Zoom']);
    trigger.close();
  });

  it('`disabled` stops the methods of an accordion item, but not its group', async () => {
    const fixture = await render(
      `<cdk-accordion>
        <cdk-accordion-item #first="cdkAccordionItem" disabled expanded />
        <cdk-accordion-item #second="cdkAccordionItem" />
      </cdk-accordion>`,
      [CdkAccordionModule],
    );
    const [first, second] = fixture.debugElement
      .queryAll(By.css('cdk-accordion-item'))
      .map(({ references }) => references['first'] ?? references['second']) as [
      CdkAccordionItem,
      CdkAccordionItem,
    ];
    first.close();
    expect(first.expanded).toBe(true);
    second.open();
    expect(first.expanded).toBe(false);
  });

  it('the clipboard keeps the line breaks of a text', () => {
    const pending = TestBed.inject(Clipboard).beginCopy('Geneva\nTurin');
    expect(document.querySelector<HTMLTextAreaElement>('body > textarea')?.value).toBe(
      'Geneva\nTurin',
    );
    pending.destroy();
  });

  it('a data source fills in the rows of the range that is rendered', () => {
    class TripSource extends DataSource<string | undefined> {
      override connect(viewer: CollectionViewer) {
        const trips = Array.from<string | undefined>({ length: 4 });
        return viewer.viewChange.pipe(
          switchMap(({ start }) => of({ start, page: ['Lyon', 'Turin'] })),
          map(({ start, page }) => trips.splice(start, page.length, ...page)),
          map(() => [...trips]),
          startWith(trips),
        );
      }
      override disconnect(): void {
        // Unsubscribing is enough.
      }
    }
    const seen: (string | undefined)[][] = [];
    const viewChange = new BehaviorSubject({ start: 1, end: 3 });
    new TripSource().connect({ viewChange }).subscribe((rows) => seen.push([...rows]));
    expect(seen.at(-1)).toEqual([undefined, 'Lyon', 'Turin', undefined]);
  });

  it('a free element is placed by a bound position, and put back by `reset`', async () => {
    const fixture = await render(
      `<div cdkDrag [cdkDragFreeDragPosition]="{ x: 20, y: 30 }">Pin</div>`,
      [DragDropModule],
    );
    const pin = fixture.debugElement.query(By.directive(CdkDrag)).injector.get(CdkDrag);
    expect(pin.getFreeDragPosition()).toEqual({ x: 20, y: 30 });
    pin.reset();
    expect(pin.getFreeDragPosition()).toEqual({ x: 0, y: 0 });
  });
});
