import {
  afterNextRender,
  Component,
  computed,
  DestroyRef,
  ElementRef,
  inject,
  signal,
  viewChild,
} from '@angular/core';
import { MatBadge } from '@angular/material/badge';
import { MatButton } from '@angular/material/button';
import { MatCard, MatCardContent, MatCardHeader, MatCardTitle } from '@angular/material/card';
import { MatIcon } from '@angular/material/icon';
import { MatListItem, MatListItemIcon, MatNavList } from '@angular/material/list';
import { MatSidenav, MatSidenavContainer, MatSidenavContent } from '@angular/material/sidenav';
import { MatToolbar } from '@angular/material/toolbar';
import { Destination, DESTINATIONS } from './destinations';

/**
 * @title Application shell with a bottom bar, a rail or a drawer
 * @summary Shows the same navigation as a bar, a rail or a drawer, depending on the width of the shell.
 */
@Component({
  selector: 'sidenav-app-shell-example',
  imports: [
    MatBadge,
    MatButton,
    MatCard,
    MatCardContent,
    MatCardHeader,
    MatCardTitle,
    MatIcon,
    MatListItem,
    MatListItemIcon,
    MatNavList,
    MatSidenav,
    MatSidenavContainer,
    MatSidenavContent,
    MatToolbar,
  ],
  templateUrl: './sidenav-app-shell-example.html',
  styleUrl: './sidenav-app-shell-example.css',
})
export class SidenavAppShellExample {
  protected readonly destinations = DESTINATIONS;
  /** The destinations that a bar has no room for. */
  protected readonly others = DESTINATIONS.slice(4);
  protected readonly current = signal(DESTINATIONS[0]);
  protected readonly unread = signal(2);
  protected readonly isOther = computed(() => this.others.includes(this.current()));

  private readonly sheet = viewChild.required(MatSidenav);
  private readonly heading = viewChild.required<ElementRef<HTMLElement>>('heading');
  private readonly more = viewChild.required<string, ElementRef<HTMLElement>>('more', {
    read: ElementRef,
  });

  // #docregion resize
  constructor() {
    const destroyRef = inject(DestroyRef);
    afterNextRender(() => {
      const more = this.more().nativeElement;
      // The stylesheet decides when "More" is hidden; its size tells without repeating the widths.
      const observer = new ResizeObserver(() => {
        if (more.offsetWidth === 0 && this.sheet().opened) void this.leaveSheet();
      });
      observer.observe(more);
      destroyRef.onDestroy(() => observer.disconnect());
    });
  }
  // #enddocregion resize

  // #docregion go
  protected async go(event: Event, destination: Destination): Promise<void> {
    // In an application, routerLink does this.
    event.preventDefault();
    this.current.set(destination);
    if (destination.name === 'Inbox') this.unread.set(0);
    await this.leaveSheet();
  }

  /** Closes the sheet, if it is open, and moves the focus to the page. */
  private async leaveSheet(): Promise<void> {
    // Closing returns the focus to the button that opened the sheet. The heading gets it afterwards.
    await this.sheet().close();
    this.focusPage();
  }

  protected focusPage(): void {
    this.heading().nativeElement.focus();
  }
  // #enddocregion go
}
