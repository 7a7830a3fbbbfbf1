import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod';

/** The folder of the cached results of slow checks, and of the files they compile. */
export const workFolder = join('.generated', 'prose');

/** A cache of values by fingerprint, stored in one file between runs. */
export class Cache<T> {
  private readonly known: Map<string, T>;
  private readonly used = new Map<string, T>();

  /** @param name name of the file; a file that cannot be read or has another format counts as empty */
  constructor(
    private readonly name: string,
    schema: z.ZodType<Record<string, T>>,
    private readonly folder = workFolder,
  ) {
    this.known = new Map(Object.entries(readOrEmpty(this.file, schema)));
  }

  private get file(): string {
    return join(this.folder, `${this.name}.json`);
  }

  get(key: string): T | undefined {
    const value = this.known.get(key);
    if (value !== undefined) this.used.set(key, value);
    return value;
  }

  set(key: string, value: T): void {
    this.known.set(key, value);
    this.used.set(key, value);
  }

  /** Writes the values that this run used. All others belong to texts that no longer exist. */
  save(): void {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(Object.fromEntries(this.used)));
  }
}

function readOrEmpty<T>(file: string, schema: z.ZodType<Record<string, T>>): Record<string, T> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return schema.parse(value);
  } catch {
    return {};
  }
}
