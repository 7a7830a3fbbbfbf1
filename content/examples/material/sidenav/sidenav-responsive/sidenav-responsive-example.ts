import { BreakpointObserver } from '@angular/cdk/layout';
import { Component, computed, inject, signal } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatListItem, MatNavList } from '@angular/material/list';
import { MatSidenav, MatSidenavContainer, MatSidenavContent } from '@angular/material/sidenav';
import { MatToolbar } from '@angular/material/toolbar';

const NARROW = '(max-width: 720px)';

/**
 * @title Responsive sidenav
 * @summary Covers the content on narrow screens, and sits beside it on wide ones.
 */
@Component({
  selector: 'sidenav-responsive-example',
  imports: [
    MatIcon,
    MatIconButton,
    MatListItem,
    MatNavList,
    MatSidenav,
    MatSidenavContainer,
    MatSidenavContent,
    MatToolbar,
  ],
  templateUrl: './sidenav-responsive-example.html',
  styleUrl: './sidenav-responsive-example.css',
})
export class SidenavResponsiveExample {
  private readonly state = toSignal(inject(BreakpointObserver).observe(NARROW));
  protected readonly narrow = computed(() => this.state()?.matches ?? false);
  protected readonly rooms = ['Reading room', 'Map room', 'Stacks'];
  protected readonly room = signal('Reading room');

  protected enter(event: Event, room: string): void {
    // In an application, use routerLink instead.
    event.preventDefault();
    this.room.set(room);
  }
}
