/** Where in the published packages something was not as expected. */
export interface Place {
  packageName?: string;
  file?: string;
  symbol?: string;
}

/** A package whose shape the extraction does not know: names package, file and symbol. */
export class ApiExtractionError extends Error {
  constructor(place: Place, problem: string) {
    const parts = [place.packageName, place.file, place.symbol].filter(Boolean);
    super(`${parts.join(' › ')}: ${problem}`);
    this.name = 'ApiExtractionError';
  }
}
