/** Where a picture lies on the site that texts from elsewhere show; its copy is a file of `public/`. */
export const contentImage = (name: string): string => `/assets/content/${name}`;
