/** The query parameter of the not-found page with the address that was asked for. */
export const askedParameter = 'from';

/**
 * The not-found page with the path that was asked for.
 *
 * @param sent the path as it was sent, or a host's name for it
 */
export const notFoundWith = (notFound: string, sent: string) =>
  `${notFound}?${askedParameter}=${sent}`;

/** The not-found page with the path that was asked for, which may contain any characters. */
export const notFoundFor = (notFound: string, asked: string) =>
  notFoundWith(notFound, encodeURIComponent(asked));
