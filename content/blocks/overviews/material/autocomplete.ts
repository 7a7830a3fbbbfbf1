import type { Signal, WritableSignal } from '@angular/core';
import type { FormControl } from '@angular/forms';

interface Person {
  id: number;
  name: string;
}

export declare class View {
  matches: Signal<Person[]>;
  nameOf: (person: Person | null) => string;
  lines: Signal<{ name: string; stops: string[] }[]>;
  addStop(stop: string): void;
}

export declare class Host {
  names: string[];
  query: Signal<string>;
  route: WritableSignal<string[]>;
  search: FormControl<string | null>;
}

export declare class Cities {
  matches: Signal<string[]>;
}
