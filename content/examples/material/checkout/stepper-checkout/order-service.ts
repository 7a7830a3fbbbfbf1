import { Injectable, signal } from '@angular/core';

export interface Order {
  address: { name: string; street: string; zip: string; city: string };
  delivery: { speed: 'standard' | 'express' };
  payment: { method: 'card' | 'invoice'; card: string };
}

// #docregion contract
/** What happened to an order that reached the server. */
export type Receipt =
  { kind: 'placed'; number: string } | { kind: 'declined' } | { kind: 'no-express' };
// #enddocregion contract

/** Stands in for a server. It declines cards that end in 0002, and has no express delivery to 99501. */
@Injectable({ providedIn: 'root' })
export class OrderService {
  /** While this is true, the server can't be reached. */
  readonly fails = signal(false);

  async place({ address, delivery, payment }: Order): Promise<Receipt> {
    await new Promise((resolve) => setTimeout(resolve, 600));
    if (this.fails()) throw new Error('The server cannot be reached');
    if (delivery.speed === 'express' && address.zip === '99501') return { kind: 'no-express' };
    if (payment.method === 'card' && payment.card.endsWith('0002')) return { kind: 'declined' };
    return { kind: 'placed', number: 'G-1047' };
  }
}
