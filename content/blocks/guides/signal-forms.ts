import type { FieldTree, SchemaFn } from '@angular/forms/signals';

export declare class View {
  rental: FieldTree<{ contact: { email: string }; boat: { kind: string } }>;
}

export declare const rentalRules: SchemaFn<{ email: string }>;
