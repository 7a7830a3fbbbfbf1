import { parse } from 'yaml';
import { z } from 'zod';

const text = z.string().trim().min(1).optional().catch(undefined);
const number = z.number().optional().catch(undefined);
const flag = z.boolean().optional().catch(undefined);

/** The front matter of Docusaurus and Starlight, as far as a site has a use for it. Other keys are ignored. */
const schema = z.object({
  title: text,
  summary: text,
  description: text,
  order: number,
  sidebar_position: number,
  sidebar: z.object({ order: number }).optional().catch(undefined),
  group: text,
  category: text,
  hidden: flag,
  draft: flag,
  unlisted: flag,
});

/** The facts about a page in the front matter of its text. */
interface TextFacts {
  title?: string | undefined;
  summary?: string | undefined;
  order?: number | undefined;
  group?: string | undefined;
  isHidden: boolean;
}

/** Reads the front matter of a text. What is not YAML, and values of a wrong type, count as absent. */
export function readFrontMatter(source: string): TextFacts {
  const [, yaml] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source) ?? [];
  if (yaml === undefined) return { isHidden: false };
  let value: unknown;
  try {
    value = parse(yaml);
  } catch {
    return { isHidden: false };
  }
  const { data } = schema.safeParse(value);
  if (!data) return { isHidden: false };
  return {
    title: data.title,
    summary: data.summary ?? data.description,
    order: data.order ?? data.sidebar_position ?? data.sidebar?.order,
    group: data.group ?? data.category,
    isHidden: [data.hidden, data.draft, data.unlisted].includes(true),
  };
}

/** Whether a text does not become a page. */
export const isHidden = ({ source }: { source: string }): boolean =>
  readFrontMatter(source).isHidden;
