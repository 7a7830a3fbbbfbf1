/** The query parameter of the not-found page with the requested address. */
export const askedParameter = 'from';

/**
 * The not-found page with the requested path.
 *
 * @param sent the path as it was sent, or a host's name for it
 */
export const notFoundWith = (notFound: string, sent: string) =>
  `${notFound}?${askedParameter}=${sent}`;

/** The not-found page with the requested path, which may contain any characters. */
export const notFoundFor = (notFound: string, asked: string) =>
  notFoundWith(notFound, encodeURIComponent(asked));
