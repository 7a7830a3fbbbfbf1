import { writeFileSync } from 'node:fs';
import type { ApiFault } from '@/lib/api/faults';
import { generatedFiles } from '@/lib/generated/files';
import type { ApiExtractionError } from './read/errors';

/** The faults of packages that did not stop the extraction. */
export class FaultList {
  readonly #faults = new Map<string, ApiFault>();

  /** Adds a fault, and prints it, unless it is known. */
  add({ message, place, problem }: ApiExtractionError): void {
    if (this.#faults.has(message)) return;
    this.#faults.set(message, { ...place, problem });
    console.warn(`API, left out: ${message}`);
  }

  /** Writes the list for the report about the build. */
  write(): void {
    const faults = JSON.stringify([...this.#faults.values()], null, 1);
    writeFileSync(generatedFiles.apiFaults, `${faults}\n`);
  }
}
