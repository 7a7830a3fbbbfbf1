import {
  CdkAriaLive,
  ConfigurableFocusTrapFactory,
  FocusTrapFactory,
  INPUT_MODALITY_DETECTOR_OPTIONS,
  InputModalityDetector,
  LIVE_ANNOUNCER_ELEMENT_TOKEN,
  LiveAnnouncer,
} from '@angular/cdk/a11y';
import { Dialog } from '@angular/cdk/dialog';
import {
  CDK_DRAG_CONFIG,
  CdkDrag,
  CdkDropList,
  createDragRef,
  createDropListRef,
  type DragDropConfig,
} from '@angular/cdk/drag-drop';
import { CdkConnectedOverlay, CdkOverlayOrigin, createOverlayRef } from '@angular/cdk/overlay';
import { CdkPortalOutlet, ComponentPortal, DomPortalOutlet } from '@angular/cdk/portal';
import { CdkTreeModule } from '@angular/cdk/tree';
import { Location } from '@angular/common';
import { provideLocationMocks } from '@angular/common/testing';
import { ApplicationRef, Component, Injector, signal, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { render } from './provoke';

const key = (name: string, keyCode: number) =>
  new KeyboardEvent('keydown', { key: name, keyCode, bubbles: true, cancelable: true });

const soon = () => new Promise((done) => setTimeout(done, 20));

@Component({ selector: 'claims-note', template: 'Note' })
class Note {}

describe('CDK: accessibility', () => {
  it('`cdkAriaLive` announces a first text that is bound, but not one that is static', async () => {
    const announce = vi.spyOn(TestBed.inject(LiveAnnouncer), 'announce').mockResolvedValue();
    await render(`<p [cdkAriaLive]="'polite'">Ready</p>`, [CdkAriaLive]);
    await soon();
    expect(announce).not.toHaveBeenCalled();
    await render(
      `<p [cdkAriaLive]="'assertive'" [cdkAriaLiveDuration]="5000">{{ count }} trains found</p>`,
      [CdkAriaLive],
      { count: 3 },
    );
    await vi.waitFor(() => {
      expect(announce).toHaveBeenCalledExactlyOnceWith('3 trains found', 'assertive', 5000);
    });
  });

  it('`clear` empties the region, and does not stop a message that is on its way', async () => {
    const region = document.createElement('div');
    TestBed.configureTestingModule({
      providers: [{ provide: LIVE_ANNOUNCER_ELEMENT_TOKEN, useValue: region }],
    });
    const announcer = TestBed.inject(LiveAnnouncer);
    await announcer.announce('Saved');
    expect(region.textContent).toBe('Saved');
    announcer.clear();
    expect(region.textContent).toBe('');
    const said = announcer.announce('Sent');
    announcer.clear();
    await said;
    expect(region.textContent).toBe('Sent');
  });

  it('a configurable focus trap suspends other configurable traps only', async () => {
    await render('', []);
    const [plain, first, second] = ['a', 'b', 'c'].map((name) => {
      const panel = document.createElement('section');
      panel.innerHTML = `<button>${name}</button>`;
      const home = document.createElement('div');
      home.append(panel);
      document.body.append(home);
      return panel;
    }) as [HTMLElement, HTMLElement, HTMLElement];
    const guards = (panel: HTMLElement) =>
      panel.parentElement?.querySelectorAll('.cdk-focus-trap-anchor[tabindex="0"]').length;
    const factory = TestBed.inject(ConfigurableFocusTrapFactory);
    const traps = [TestBed.inject(FocusTrapFactory).create(plain), factory.create(first)];
    traps.push(factory.create(second));
    expect([plain, first, second].map(guards)).toEqual([2, 0, 2]);
    for (const trap of traps.reverse()) trap.destroy();
  });

  it('the detector ignores the keys that it is told to, instead of the modifiers', () => {
    TestBed.configureTestingModule({
      providers: [{ provide: INPUT_MODALITY_DETECTOR_OPTIONS, useValue: { ignoreKeys: [65] } }],
    });
    const detector = TestBed.inject(InputModalityDetector);
    document.dispatchEvent(key('a', 65));
    expect(detector.mostRecentModality).toBeNull();
    document.dispatchEvent(key('Shift', 16));
    expect(detector.mostRecentModality).toBe('keyboard');
  });
});

describe('CDK: dialog', () => {
  it('going back with a predicate that refuses removes the panel, and nothing else', () => {
    TestBed.configureTestingModule({ providers: [provideLocationMocks()] });
    const dialogs = TestBed.inject(Dialog);
    const [closed, closePredicate] = [vi.fn(), vi.fn(() => false)];
    dialogs.open(Note, { closePredicate }).closed.subscribe(closed);
    const location = TestBed.inject(Location);
    location.go('/seats');
    location.back();
    expect(closePredicate).toHaveBeenCalled();
    expect(document.querySelector('claims-note')).toBeNull();
    expect(closed).not.toHaveBeenCalled();
    expect(dialogs.openDialogs).toHaveLength(1);
  });

  it('`closeOnNavigation` off keeps the panel when the browser goes back', () => {
    TestBed.configureTestingModule({ providers: [provideLocationMocks()] });
    const dialog = TestBed.inject(Dialog).open(Note, { closeOnNavigation: false });
    const location = TestBed.inject(Location);
    location.go('/seats');
    location.back();
    expect(document.querySelector('claims-note')).not.toBeNull();
    dialog.close();
  });

  it('`closeOnOverlayDetachments` off leaves a dialog open whose overlay is detached', () => {
    for (const closeOnOverlayDetachments of [true, false]) {
      const closed = vi.fn();
      const dialog = TestBed.inject(Dialog).open(Note, { closeOnOverlayDetachments });
      dialog.closed.subscribe(closed);
      dialog.overlayRef.detach();
      expect(closed).toHaveBeenCalledTimes(closeOnOverlayDetachments ? 1 : 0);
      dialog.close();
    }
  });
});

describe('CDK: portal', () => {
  it('one portal is rendered in two outlets, and forgets both when one is emptied', async () => {
    const portal = new ComponentPortal(Note);
    const first = signal<ComponentPortal<Note> | null>(portal);
    const fixture = await render(
      `<ng-template [cdkPortalOutlet]="first()" /><ng-template [cdkPortalOutlet]="portal" />`,
      [CdkPortalOutlet],
      { first, portal },
    );
    expect(fixture.nativeElement.querySelectorAll('claims-note')).toHaveLength(2);
    expect(portal.isAttached).toBe(true);
    first.set(null);
    await fixture.whenStable();
    expect(fixture.nativeElement.querySelectorAll('claims-note')).toHaveLength(1);
    expect(portal.isAttached).toBe(false);
  });

  it('`dispose` of a `DomPortalOutlet` removes its element, `detach` does not', () => {
    const host = document.createElement('aside');
    document.body.append(host);
    const outlet = new DomPortalOutlet(host, TestBed.inject(ApplicationRef));
    outlet.attach(new ComponentPortal(Note));
    outlet.detach();
    expect([host.isConnected, host.innerHTML]).toEqual([true, '']);
    outlet.dispose();
    expect(host.isConnected).toBe(false);
  });
});

describe('CDK: overlay, tree, drag and drop', () => {
  it('Escape reaches `overlayKeydown`, and closes the panel afterwards', async () => {
    const heard: string[] = [];
    const fixture = await render(
      `<button cdkOverlayOrigin #origin="cdkOverlayOrigin">Weather</button>
      <ng-template cdkConnectedOverlay [cdkConnectedOverlayOpen]="true" [cdkConnectedOverlayOrigin]="origin"
        (overlayKeydown)="hear($event.key)" (detach)="hear('closed')">Fog</ng-template>`,
      [CdkConnectedOverlay, CdkOverlayOrigin],
      { hear: (what: string) => heard.push(what) },
    );
    document.body.dispatchEvent(key('Escape', 27));
    await fixture.whenStable();
    expect(heard).toEqual(['Escape', 'closed']);
  });

  it('an `eventPredicate` that returns false passes the key to the overlay below', () => {
    const heard: string[] = [];
    const overlays = [undefined, () => false].map((eventPredicate, index) => {
      const overlay = createOverlayRef(TestBed.inject(Injector), {
        ...(eventPredicate && { eventPredicate }),
      });
      overlay.attach(new ComponentPortal(Note));
      overlay.keydownEvents().subscribe(() => heard.push(['below', 'above'][index] ?? ''));
      return overlay;
    });
    document.body.dispatchEvent(key('a', 65));
    expect(heard).toEqual(['below']);
    for (const overlay of overlays) overlay.dispose();
  });

  it('`*` opens the siblings of a node, not the nodes of its level below other parents', async () => {
    const parts: Record<string, string[]> = {
      A: ['A1', 'A2'],
      B: ['B1'],
      B1: ['B1a'],
      A1: ['A1a'],
      A2: ['A2a'],
    };
    const fixture = await render(
      `<cdk-tree [dataSource]="['A', 'B']" [childrenAccessor]="partsOf">
        <cdk-tree-node *cdkTreeNodeDef="let name" isExpandable [isExpanded]="name.length === 1">{{ name }}</cdk-tree-node>
      </cdk-tree>`,
      [CdkTreeModule],
      { partsOf: (name: string) => parts[name] ?? [] },
    );
    const nodes = [...fixture.nativeElement.querySelectorAll('cdk-tree-node')] as HTMLElement[];
    nodes.find(({ textContent }) => textContent === 'A1')?.focus();
    fixture.nativeElement.querySelector('cdk-tree').dispatchEvent(key('*', 106));
    await fixture.whenStable();
    const open = [...fixture.nativeElement.querySelectorAll('[aria-expanded="true"]')];
    expect(open.map(({ textContent }) => textContent)).toEqual(['A', 'A1', 'A2', 'B']);
  });

  it('`CDK_DRAG_CONFIG` sets the defaults of inputs of items and lists', async () => {
    const config: DragDropConfig = {
      lockAxis: 'y',
      draggingDisabled: true,
      boundaryElement: 'main',
      previewContainer: 'parent',
      listOrientation: 'mixed',
      sortingDisabled: true,
    };
    TestBed.configureTestingModule({ providers: [{ provide: CDK_DRAG_CONFIG, useValue: config }] });
    const fixture = await render('<ul cdkDropList><li cdkDrag>One</li></ul>', [
      CdkDrag,
      CdkDropList,
    ]);
    const of = <T>(type: Type<T>) =>
      fixture.debugElement.query(By.directive(type)).injector.get(type);
    expect(of(CdkDrag)).toMatchObject({
      lockAxis: 'y',
      disabled: true,
      boundaryElement: 'main',
      previewContainer: 'parent',
    });
    expect(of(CdkDropList)).toMatchObject({
      lockAxis: 'y',
      disabled: true,
      orientation: 'mixed',
      sortingDisabled: true,
    });
  });

  it('the list that an item has left is no longer marked as dragging', () => {
    const injector = TestBed.inject(Injector);
    const [from, to] = [0, 1].map(() =>
      createDropListRef(injector, document.createElement('ul')),
    ) as [ReturnType<typeof createDropListRef>, ReturnType<typeof createDropListRef>];
    const item = createDragRef(injector, document.createElement('li'));
    vi.spyOn(item, 'getPlaceholderElement').mockReturnValue(document.createElement('li'));
    from.withItems([item]);
    from.start();
    expect([from.isDragging(), to.isDragging()]).toEqual([true, false]);
    from.exit(item);
    to.enter(item, 0, 0);
    expect([from.isDragging(), to.isDragging()]).toEqual([false, true]);
    for (const ref of [item, from, to]) ref.dispose();
  });
});
