/** The query parameter of the not-found page with the address that was asked for. */
export const askedParameter = 'from';

/** The not-found page with the path that was asked for. */
export const notFoundFor = (notFound: string, asked: string) =>
  `${notFound}?${askedParameter}=${encodeURIComponent(asked)}`;
