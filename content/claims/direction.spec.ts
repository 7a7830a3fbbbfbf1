import { Dir, type Direction, type Directionality } from '@angular/cdk/bidi';
import { Dialog, type DialogConfig, type DialogRef } from '@angular/cdk/dialog';
import { createOverlayRef } from '@angular/cdk/overlay';
import { ComponentPortal } from '@angular/cdk/portal';
import { Component, EventEmitter, inject, Injector, signal, ViewContainerRef } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { MatBottomSheet } from '@angular/material/bottom-sheet';
import { MatDialog } from '@angular/material/dialog';
import { MatSnackBar } from '@angular/material/snack-bar';
import { By } from '@angular/platform-browser';
import { render } from './provoke';

@Component({ selector: 'claims-note', template: 'Note' })
class Note {}

@Component({ selector: 'claims-opener', template: '' })
class Opener {
  readonly injector = inject(Injector);
  readonly viewContainerRef = inject(ViewContainerRef);
}

/** A direction that a test can change. */
function changing(value: Direction): Directionality & { value: Direction } {
  const valueSignal = signal(value);
  return { value, valueSignal, change: new EventEmitter(), ngOnDestroy: () => undefined };
}

describe('direction', () => {
  it('a dialog has the direction of the page, unless it is told another', async () => {
    const fixture = await render('<div dir="rtl"><claims-opener /></div>', [Dir, Opener]);
    const opener = fixture.debugElement.query(By.directive(Opener)).injector.get(Opener);
    const { injector, viewContainerRef } = opener;
    const direction = 'rtl' as const;
    const of = (options: DialogConfig<unknown, DialogRef<unknown, Note>>) =>
      TestBed.inject(Dialog).open(Note, options).overlayRef.hostElement.dir;
    expect([{ injector }, { viewContainerRef }, { injector, direction }].map(of)).toEqual([
      'ltr',
      'ltr',
      'rtl',
    ]);
    TestBed.inject(Dialog).closeAll();
  });

  it('an overlay reads its direction when it attaches, not while it is open', () => {
    const direction = changing('ltr');
    const overlay = createOverlayRef(TestBed.inject(Injector), { direction });
    overlay.attach(new ComponentPortal(Note));
    direction.value = 'rtl';
    direction.change.emit('rtl');
    expect(overlay.hostElement.dir).toBe('ltr');
    overlay.detach();
    overlay.attach(new ComponentPortal(Note));
    expect(overlay.hostElement.dir).toBe('rtl');
    overlay.setDirection('ltr');
    expect(overlay.hostElement.dir).toBe('ltr');
    overlay.dispose();
  });

  it('a Material dialog, a bottom sheet and a snack bar have the direction that they are given', () => {
    const direction = 'rtl' as const;
    const hosts = () =>
      [...document.querySelectorAll<HTMLElement>('.cdk-overlay-pane')].map(
        (pane) => pane.closest<HTMLElement>('[dir]')?.dir,
      );
    TestBed.inject(MatDialog).open(Note, { direction });
    TestBed.inject(MatBottomSheet).open(Note, { direction });
    TestBed.inject(MatSnackBar).open('Saved', undefined, { direction });
    TestBed.inject(MatDialog).open(Note);
    expect(hosts()).toEqual(['rtl', 'rtl', 'rtl', 'ltr']);
    TestBed.inject(MatDialog).closeAll();
  });
});
