/**
 * The element at the end of the body that contains all overlays of Angular components. It is the same for
 * all libraries, because they share the CDK's overlay package.
 */
export const overlayContainer = '.cdk-overlay-container';
