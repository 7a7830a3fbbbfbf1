/** The tables of `content/` whose rows have summaries. */
export const isTableWithSummaries = (file: string): boolean =>
  /^content\/(?:doc-items|guides)(?:\.ts$|\/)/.test(file);

/** A row's summary, as Prettier formats it and as `JSON.stringify` does. Another notation is not recognized. */
const summaryField =
  /^[ \t]*(?:"summary"|summary):\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?\n/gm;
/** Says that the summary is the first sentence of the row's text. */
const originField = /^[ \t]*(?:"hasSummaryInText"|hasSummaryInText): true,?\n/gm;

/**
 * The code of a table without the summaries of its rows, to tell whether anything else has changed. What it does not
 * recognize stays, so that a step runs once too often and never once too rarely.
 */
export function withoutSummaries(code: string): string {
  return code.replaceAll(summaryField, '').replaceAll(originField, '');
}
