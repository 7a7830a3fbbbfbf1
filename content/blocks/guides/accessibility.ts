import type { ComponentFixture } from '@angular/core/testing';

interface Berth {
  number: number;
}

export declare class View {
  berth: Berth;
  berths: Berth[];
  remove(berth: Berth): void;
}

export declare const axe: { run(element: Element): Promise<{ violations: unknown[] }> };

export declare const fixture: ComponentFixture<unknown>;
