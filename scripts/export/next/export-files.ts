/** Next writes these files beside the pages; they are not part of the site. */
export const leftovers = ['_not-found.html'];

/** Next writes the pieces of the not-found page's data into this folder; they are not part of the site either. */
export const leftoverFolder = '_not-found';

/** Next names the data of the not-found page by its route; as data of `/404` they need its name. */
export const notFoundData = { from: '_not-found.txt', to: '404.txt' };

/** Next writes a page's data a second time, in the pieces that its router prefetches. Ours does not prefetch. */
export const isPiece = (file: string) => /(^|\/)__next\.[^/]*\.txt$/.test(file);

/** Next writes the scripts and stylesheets of the site into this folder of an export, with hashes in their names. */
export const chunkFolder = '_next/static/chunks';
