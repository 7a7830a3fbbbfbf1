import type { Signal } from '@angular/core';

interface Person {
  id: number;
  name: string;
}

export declare class View {
  matches: Signal<Person[]>;
  nameOf: (person: Person | null) => string;
  lines: Signal<{ name: string; stops: string[] }[]>;
}

export declare class Cities {
  matches: Signal<string[]>;
}
