/** Next writes these files beside the pages; they are not part of the site. */
export const leftovers = ['_not-found.html'];

/** Next writes prefetch pieces of the not-found page into this folder; they are not part of the site either. */
export const leftoverFolder = '_not-found';

/** Next names the data of the not-found page after its route. They must have the name of the page `/404`. */
export const notFoundData = { from: '_not-found.txt', to: '404.txt' };

/** Next also writes a page's data in the pieces that its router prefetches, which this site does not do. */
export const isPrefetchPiece = (file: string) => /(^|\/)__next\.[^/]*\.txt$/.test(file);
