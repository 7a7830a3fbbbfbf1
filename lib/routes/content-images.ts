/** URL path of a picture in texts that are stored elsewhere; the build copies the file to `public/`. */
export const contentImage = (name: string): string => `/assets/content/${name}`;
