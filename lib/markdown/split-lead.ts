import type { Element, Root, RootContent } from 'hast';

/** A text whose first live example is shown above it. */
export interface LeadText {
  /** Id of the first live example before the first heading; undefined where the introduction has none. */
  example: string | undefined;
  /** What comes before the first heading, without that example. */
  intro: Root;
  /** The text from its first heading on. */
  rest: Root;
}

const isHeading = (node: RootContent) => node.type === 'element' && /^h[1-6]$/.test(node.tagName);

/** The id of the example that an element runs; undefined for other elements and for code of one file. */
function liveExampleOf(node: RootContent): string | undefined {
  if (node.type !== 'element' || node.tagName !== 'live-example') return undefined;
  const { dataId, dataFile }: Element['properties'] = node.properties;
  return typeof dataId === 'string' && !dataFile ? dataId : undefined;
}

/** Splits a text at its first heading, and takes the first live example out of its introduction. */
export function splitLead({ children, ...root }: Root): LeadText {
  const heading = children.findIndex(isHeading);
  const end = heading === -1 ? children.length : heading;
  const intro = children.slice(0, end);
  const lead = intro.find((node) => liveExampleOf(node) !== undefined);
  return {
    example: lead && liveExampleOf(lead),
    intro: { ...root, children: intro.filter((node) => node !== lead) },
    rest: { ...root, children: children.slice(end) },
  };
}
