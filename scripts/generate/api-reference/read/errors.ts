/** A location in the published packages, for error messages. */
export interface Place {
  packageName?: string;
  file?: string;
  symbol?: string;
}

/**
 * Decides about a fault of a package. Throws it, or records it and returns; then the extraction continues without the
 * part that has the fault.
 */
export type OnFault = (fault: ApiExtractionError) => void;

/** Stops the extraction at the first fault. */
export const throwFault: OnFault = (fault) => {
  throw fault;
};

/** Thrown when a package has an unknown structure. The message contains package, file and symbol. */
export class ApiExtractionError extends Error {
  constructor(
    readonly place: Place,
    readonly problem: string,
  ) {
    const parts = [place.packageName, place.file, place.symbol].filter(Boolean);
    super(`${parts.join(' › ')}: ${problem}`);
    this.name = 'ApiExtractionError';
  }
}
