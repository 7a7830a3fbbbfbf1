import type { Library } from './types';

/**
 * What is documented, and where its examples lie. The API reference and the live examples take it from
 * here; neither knows a package by name.
 */
export const library: Library = {
  packages: ['@angular/material', '@angular/cdk'],
  installedIn: ['node_modules'],
  carvedOut: [
    {
      docId: 'material-ripple',
      entryPoint: '@angular/material/core',
      folder: 'material/core/ripple/',
    },
  ],
  examples: {
    files: 'content/examples/{package}/{area}/{id}/{id}-example.ts',
    className: '{Id}Example',
    styles: 'content/example-theme.scss',
    types: [],
  },
  strict: true,
};
