import { Injectable, signal } from '@angular/core';

// #docregion contract
export interface Part {
  /** 0 while the server hasn't stored it. */
  id: number;
  name: string;
  stock: number;
  price: number;
}

/** What the server says about a part that it does not store. */
export class PartRefused extends Error {
  constructor(
    readonly field: 'name' | 'stock' | 'price',
    message: string,
  ) {
    super(message);
  }
}
// #enddocregion contract

const INITIAL: readonly Part[] = [
  { id: 1, name: 'Brake pads', stock: 24, price: 12.5 },
  { id: 2, name: 'Chain, 11 speeds', stock: 9, price: 32 },
  { id: 3, name: 'Inner tube', stock: 60, price: 6.9 },
  { id: 4, name: 'Saddle', stock: 4, price: 48 },
  { id: 5, name: 'Bell', stock: 17, price: 9.5 },
];

/** Stands in for a server that stores spare parts, and takes half a second. */
@Injectable()
export class PartService {
  /** While this is true, every request fails, so that you can see the error. */
  readonly fails = signal(false);
  private parts = INITIAL;
  private nextId = 6;

  async load(): Promise<readonly Part[]> {
    await this.answer();
    return this.parts;
  }

  /** Stores a new or changed part, and returns it as the server has stored it. */
  async save(part: Part): Promise<Part> {
    await this.answer();
    const name = part.name.trim();
    const isTaken = this.parts.some(
      (other) => other.id !== part.id && other.name.toLowerCase() === name.toLowerCase(),
    );
    if (isTaken) throw new PartRefused('name', 'Another part has this name.');
    const isNew = part.id === 0;
    const stored = { ...part, name, id: isNew ? this.nextId++ : part.id };
    this.parts = isNew
      ? [stored, ...this.parts]
      : this.parts.map((other) => (other.id === stored.id ? stored : other));
    return stored;
  }

  async remove(part: Part): Promise<void> {
    await this.answer();
    this.parts = this.parts.filter(({ id }) => id !== part.id);
  }

  private async answer(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (this.fails()) throw new Error('The server returned 503');
  }
}
