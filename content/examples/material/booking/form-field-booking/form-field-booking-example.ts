import { Component, inject, signal } from '@angular/core';
import { form, FormField, required } from '@angular/forms/signals';
import { MatBadgeModule } from '@angular/material/badge';
import { MatButtonModule } from '@angular/material/button';
import { MatButtonToggleModule } from '@angular/material/button-toggle';
import { MatCheckboxModule } from '@angular/material/checkbox';
import { MatChipsModule } from '@angular/material/chips';
import { provideNativeDateAdapter } from '@angular/material/core';
import { DateRange, MatDatepickerModule } from '@angular/material/datepicker';
import { MatExpansionModule } from '@angular/material/expansion';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatIconModule, MatIconRegistry } from '@angular/material/icon';
import { MatInputModule } from '@angular/material/input';
import { MatSlideToggleModule } from '@angular/material/slide-toggle';
import { DomSanitizer } from '@angular/platform-browser';

const SIGNS = {
  bell: '<svg viewBox="0 0 24 24"><path d="M4 19v-2h2v-6a6 6 0 0 1 4.5-5.8V4.5a1.5 1.5 0 0 1 3 0v.7A6 6 0 0 1 18 11v6h2v2zm4-2h8v-6a4 4 0 0 0-8 0zm2 3h4a2 2 0 0 1-4 0z"/></svg>',
  plane:
    '<svg viewBox="0 0 24 24"><path d="M12 2a1.5 1.5 0 0 1 1.5 1.5V9l8 5v2l-8-2.5V19l2 1.5V22L12 21l-3.5 1v-1.5l2-1.5v-5.5L2.5 16v-2l8-5V3.5A1.5 1.5 0 0 1 12 2z"/></svg>',
};

/**
 * @title Booking form with many components
 * @summary Combines a form field, chips, toggles, a calendar and other components in one form.
 */
@Component({
  selector: 'form-field-booking-example',
  imports: [
    FormField,
    MatBadgeModule,
    MatButtonModule,
    MatButtonToggleModule,
    MatCheckboxModule,
    MatChipsModule,
    MatDatepickerModule,
    MatExpansionModule,
    MatFormFieldModule,
    MatIconModule,
    MatInputModule,
    MatSlideToggleModule,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './form-field-booking-example.html',
  styleUrl: './form-field-booking-example.css',
})
export class FormFieldBookingExample {
  protected readonly destinations = ['Reykjavík', 'Lisbon', 'Tromsø'];
  protected readonly stops = ['Direct', 'One stop', 'Night'];
  protected readonly firstMonth = new Date(2027, 4, 1);
  protected readonly days = signal(new DateRange(new Date(2027, 4, 18), new Date(2027, 4, 21)));
  protected readonly alerts = signal(3);
  protected readonly answer = signal('');

  protected readonly trip = form(
    signal({
      destination: 'Reykjavík',
      stops: ['Direct'],
      way: 'return',
      flexible: true,
      cabinBag: true,
    }),
    (path) => {
      required(path.destination);
    },
  );

  constructor() {
    const registry = inject(MatIconRegistry);
    const sanitizer = inject(DomSanitizer);
    for (const [name, svg] of Object.entries(SIGNS)) {
      registry.addSvgIconLiteralInNamespace(
        'booking',
        name,
        sanitizer.bypassSecurityTrustHtml(svg),
      );
    }
  }

  /** The first day picked opens a range; a later one closes it. */
  protected pick(day: Date | null): void {
    const { start, end } = this.days();
    const closes = day && start && !end && day > start;
    this.days.set(closes ? new DateRange(start, day) : new DateRange(day, null));
  }

  protected suggest(): void {
    const { value } = this.trip.destination();
    const next = this.destinations.indexOf(value()) + 1;
    value.set(this.destinations[next % this.destinations.length]);
  }

  protected book(): void {
    const { destination, way } = this.trip().value();
    const flight = way === 'return' ? 'A return flight' : 'A flight';
    this.answer.set(`${flight} to ${destination} is held for you.`);
  }
}
