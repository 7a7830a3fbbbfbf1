import type { SiteReport } from './model';

/** A figure of the report. */
export interface Figure {
  name: string;
  value: string;
  /** Id of the section with the details. */
  section: string;
}

const number = new Intl.NumberFormat('en-US');

/** Formats a number of bytes: `1.3 MB`. */
export function inBytes(bytes: number): string {
  const [amount, unit] =
    bytes < 1e3 ? [bytes, 'bytes'] : bytes < 1e6 ? [bytes / 1e3, 'kB'] : [bytes / 1e6, 'MB'];
  return `${amount.toLocaleString('en-US', { maximumFractionDigits: unit === 'bytes' ? 0 : 1 })} ${unit}`;
}

/** Returns the figures of the summary. */
export function summaryOf(report: SiteReport): readonly Figure[] {
  const states = report.examples.examples.map(({ state }) => state);
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  const undescribed = report.undescribed.reduce((sum, { symbols }) => sum + symbols.length, 0);
  const bytes = report.weights.reduce((sum, weight) => sum + weight.bytes, 0);
  const files = report.weights.reduce((sum, weight) => sum + weight.files, 0);
  return [
    {
      name: 'Pages',
      value: `${number.format(report.pages)}, and ${number.format(report.redirects)} redirects`,
      section: 'bytes',
    },
    {
      name: 'Examples',
      value: [
        `${count('live')} live`,
        `${count('client')} client only`,
        `${count('failed')} failed`,
        `${report.examples.leftOut.length} left out`,
        `${count('test') + count('listed')} shown as code`,
      ].join(', '),
      section: 'examples',
    },
    {
      name: 'Links that lead nowhere',
      value: number.format(report.deadLinks.length),
      section: 'links',
    },
    { name: 'Warnings of texts', value: number.format(report.texts.length), section: 'texts' },
    {
      name: 'Parts of the API that could not be read',
      value: number.format(report.apiFaults.length),
      section: 'api',
    },
    {
      name: 'Theme files without an item',
      value: number.format(report.tokensLeftOut.length),
      section: 'tokens',
    },
    { name: 'Symbols without description', value: number.format(undescribed), section: 'symbols' },
    {
      name: 'Items without overview',
      value: number.format(report.itemsWithoutOverview.length),
      section: 'items',
    },
    {
      name: 'Bytes',
      value: `${inBytes(bytes)} in ${number.format(files)} files, before compression`,
      section: 'bytes',
    },
  ];
}
