import { readRedirects, redirectTarget } from '../redirect-target';

const target = redirectTarget(readRedirects(), location);
if (target !== undefined) location.replace(target);
