import { BreakpointObserver } from '@angular/cdk/layout';
import { Component, ElementRef, inject, signal, viewChild } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatDialog } from '@angular/material/dialog';
import { MatIcon } from '@angular/material/icon';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { MatToolbar } from '@angular/material/toolbar';
import { SearchDialog } from './search-dialog';
import { Found, SearchService } from './search-service';

/**
 * @title Global search in a dialog
 * @summary Opens a search by a button or a shortcut, and opens what was chosen with the arrow keys.
 */
@Component({
  selector: 'dialog-global-search-example',
  imports: [MatButton, MatIcon, MatSlideToggle, MatToolbar],
  templateUrl: './dialog-global-search-example.html',
  styleUrl: './dialog-global-search-example.css',
  // In an application: '(document:keydown)'.
  host: { '(keydown)': 'onKey($event)' },
})
export class DialogGlobalSearchExample {
  private readonly dialog = inject(MatDialog);
  private readonly screen = inject(BreakpointObserver);
  private readonly heading = viewChild.required<ElementRef<HTMLElement>>('heading');
  protected readonly server = inject(SearchService);
  protected readonly page = signal<Pick<Found, 'title' | 'text'>>({
    title: 'Welcome',
    text: 'Open from 10:00 to 18:00. On Mondays, the museum is closed.',
  });

  // #docregion shortcut
  protected onKey(event: KeyboardEvent): void {
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (!isShortcut) return;
    // In some browsers, the shortcut moves the focus to the address bar.
    event.preventDefault();
    this.open();
  }
  // #enddocregion shortcut

  // #docregion open
  protected open(): void {
    // A second press of the shortcut doesn't open a second search.
    if (this.dialog.openDialogs.length > 0) return;
    const isSmall = this.screen.isMatched('(max-width: 599px)');
    const size = isSmall
      ? { width: '100%', maxWidth: '100%', height: '100%', maxHeight: '100%' }
      : { width: '560px', height: 'min(520px, 80vh)', position: { top: '10vh' } };
    this.dialog
      .open<SearchDialog, undefined, Found>(SearchDialog, {
        ...size,
        ariaLabel: 'Search',
        autoFocus: 'input',
      })
      .afterClosed()
      .subscribe((found) => {
        // Without a result, the dialog has returned the focus to where it was.
        if (found) this.show(found);
      });
  }

  /** In an application: navigates to the page of the result. */
  private show(found: Found): void {
    this.page.set(found);
    this.heading().nativeElement.focus();
  }
  // #enddocregion open
}
