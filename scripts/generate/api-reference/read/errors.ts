/** A location in the published packages, for error messages. */
export interface Place {
  packageName?: string;
  file?: string;
  symbol?: string;
}

/** Thrown when a package has an unknown structure. The message contains package, file and symbol. */
export class ApiExtractionError extends Error {
  constructor(place: Place, problem: string) {
    const parts = [place.packageName, place.file, place.symbol].filter(Boolean);
    super(`${parts.join(' › ')}: ${problem}`);
    this.name = 'ApiExtractionError';
  }
}
