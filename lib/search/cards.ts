/** What the card of a name in code shows. */
export interface NameCard {
  /** What it is: "UiButton · Directive", "Input of UiButton". */
  kind: string;
  /** The signature, with the default. */
  code?: string;
  /** The first sentence of its description. */
  text?: string;
  deprecated?: boolean;
  /** The languages of the kind and the text if they are others than the page's. */
  lang?: { kind?: 'en' | undefined; text?: 'en' | undefined };
}

/** The cards of a page, by anchor. */
export type PageCards = Readonly<Record<string, NameCard>>;

/** @throws when the value is not a file of cards */
export function toPageCards(value: unknown): PageCards {
  if (!isPageCards(value)) throw new Error('The cards of a page are malformed');
  return value;
}

function isPageCards(value: unknown): value is PageCards {
  return typeof value === 'object' && value !== null && Object.values(value).every(isCard);
}

function isCard(value: unknown): value is NameCard {
  if (typeof value !== 'object' || value === null) return false;
  const has = (key: string, type: string) =>
    !(key in value) || typeof Reflect.get(value, key) === type;
  return (
    'kind' in value &&
    ['kind', 'code', 'text'].every((key) => has(key, 'string')) &&
    has('deprecated', 'boolean') &&
    (!('lang' in value) || isLang(value.lang))
  );
}

const isLang = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((language) => language === 'en');
